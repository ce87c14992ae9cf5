import { randomUUID } from 'node:crypto';
import { answerPasswordRequests } from '../../src/services/accounts/forgottenPassword.ts';
import { deleteExpired } from '../../src/queries/upkeep.ts';
import { sha256 } from '../../src/shared/secrets.ts';
import { IDS, OWN_EMAIL as EMAIL, PASSWORD } from '../support/demoData.ts';
import { untilLocked } from '../ledger/ledgerRead.ts';
import { connection, quickHash } from '../support/templates.ts';
import { DAY, expectLimited, fixture, MINUTE, refusal } from '../support/testApp.ts';
import { accountRow, PASSWORD_LINK, resident, startSignup } from './signup.ts';
import { HOME } from './waysInto.ts';
import type { From } from './waysInto.ts';

const FORGOT = '/public-site/v1/users/forgot-password';
const NEW = 'Nueva2026 ñ';

const INVITATION_DAYS = 2;
const s = fixture(() =>
  startSignup({ PASSWORD_LINKS_PER_HOUR: '5', INVITATION_DAYS: String(INVITATION_DAYS) }),
);
beforeEach(async () => {
  await sendAll();
  s.app.smtp.received.length = 0;
  s.app.advance(61 * MINUTE);
});

const forgot = (emailAddress: string = EMAIL, address = HOME) =>
  s.app.post(FORGOT, { emailAddress, recaptchaToken: 'token' }, { 'x-forwarded-for': address });
const requests = () => s.app.rows('password_requests');

/** Answers the requests and sends mails, as an instance does by itself. @returns the mails */
async function sendAll() {
  await answerPasswordRequests(s.app.dependencies);
  return s.app.sendAll();
}

/** The token of the newest link that was mailed. */
async function mailedToken(email = EMAIL): Promise<string> {
  await forgot(email);
  await answerPasswordRequests(s.app.dependencies);
  return s.app.mailed(PASSWORD_LINK);
}

const reset = (token: string, password?: string) => s.reset(token, password);

/** The kinds of mailed links: how each is mailed and used, and how long it lasts, in milliseconds. */
const KINDS = {
  "resident's invitation": {
    mail: async () => {
      const person = resident();
      await s.ours.enter(person);
      return { ...person, token: await s.findToken(person.email) };
    },
    use: (token: string, password?: string) => s.confirm(token, password),
    lasts: INVITATION_DAYS * DAY,
  },
  "administrator's invitation": {
    mail: async () => {
      const person = { name: 'Eva', lastname: 'Sosa', email: `${randomUUID()}@demo.example` };
      const url = `/api/v1/administrations/${IDS.administration}/administrators`;
      expect((await s.app.post(url, person, s.ours.headers)).status).toBe(201);
      return { ...person, token: await s.app.mailed(PASSWORD_LINK) };
    },
    use: reset,
    lasts: INVITATION_DAYS * DAY,
  },
  'link for a new password': {
    mail: async () => {
      const email = `${randomUUID()}@demo.example`;
      await s.app.add('accounts', accountRow(email));
      return { email, token: await mailedToken(email) };
    },
    use: reset,
    lasts: 60 * MINUTE,
  },
};

describe.each(Object.entries(KINDS))('the %s', (_which, { mail, use, lasts }) => {
  it('can be used until it expires, and its token is not stored', async () => {
    const { token } = await mail();
    expect(await s.verify(token)).toEqual({ valid: true });
    for (const table of ['residents', 'administrator_invitations', 'password_resets', 'mails'] as const)
      expect(JSON.stringify(await s.app.rows(table))).not.toContain(token);
    s.app.advance(lasts);
    expect(await s.verify(token)).toEqual({ valid: false, reason: 'expired' });
    expect(await use(token)).toMatchObject(refusal(422, 'ex_token_expired'));
  });

  it('can be used once, also concurrently: only the successful use sets the password', async () => {
    const { email, token } = await mail();
    const passwords = ['Primera11', 'Segunda22', 'Tercera33'];
    // All of them find the link unused before the first one uses it.
    const other = await connection(s.app.databaseUrl);
    const tables = 'residents, administrator_invitations, password_resets';
    await other.query(`begin; lock table ${tables} in exclusive mode`);
    const uses = passwords.map((password) => use(token, password));
    await untilLocked(s.app.db, uses.length);
    await other.query('commit');
    const answers = await Promise.all(uses);
    await other.close();
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 422, 422]);
    for (const [index, password] of passwords.entries())
      expect((await s.app.signin(email, password)).status).toBe(statuses[index] === 204 ? 200 : 401);
    s.app.advance(lasts);
    expect(await s.verify(token)).toEqual({ valid: false, reason: 'used' });
    expect(await use(token)).toMatchObject(refusal(422, 'ex_token_used'));
  });

  // Which passwords are accepted: libs/api-contract/src/password.test.ts.
  it('stays valid after a weak password, and allows 30 tries per minute', async () => {
    const { token } = await mail();
    for (const password of ['corta1A', 'Password1', 'Á'.repeat(1000)])
      expect(await use(token, password)).toMatchObject(refusal(422, 'ex_weak_password'));
    expect(await s.verify(token)).toEqual({ valid: true });
    const tried = { counted: sha256(token), started_at: s.app.clock(), times: 30 };
    await s.app.add('rate_limits', tried);
    expectLimited(await use(token));
  });
});

describe('asking for a password link', () => {
  it('mails the link with its expiry', async () => {
    expect(await forgot(EMAIL.toUpperCase())).toMatchObject({ status: 204, text: '' });
    const [mail, ...more] = await sendAll();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: [EMAIL], subject: 'Elija una nueva contraseña' });
    expect(mail?.text).toMatch(/vence el \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  });

  it('answers an unknown e-mail like a known one, does the same work, but mails nothing', async () => {
    const [known, unknown] = [await forgot(), await forgot('nadie@demo.example')];
    expect(unknown.status).toBe(204);
    expect([unknown.text, Object.keys(unknown.headers)]).toEqual([known.text, Object.keys(known.headers)]);
    // Both answers wait for the same work, because the account is looked up afterwards.
    expect((await requests()).map(({ email }) => email)).toEqual([EMAIL, 'nadie@demo.example']);
    expect((await sendAll()).map(({ to }) => to)).toEqual([[EMAIL]]);
    expect(await requests()).toEqual([]);
  });

  it('requires a captcha for the login action', async () => {
    s.app.providers.captchaSays({ success: true, score: 0.9, action: 'userReport' });
    expect(await forgot()).toMatchObject(refusal(422, 'ex_captcha_refused'));
    s.app.providers.restore();
    expect(await requests()).toEqual([]);
  });

  it.each([EMAIL, 'nadie@demo.example'])(
    'always answers 204 for %s, and ignores more than ten requests in 15 minutes from an address',
    async (email) => {
      const requestCount = async () => (await requests()).filter((request) => request.email === email).length;
      for (let times = 0; times < 13; times += 1)
        expect(await forgot(email)).toMatchObject({ status: 204, text: '' });
      expect(await requestCount()).toBe(10);
      expect((await forgot('otra@demo.example')).status).toBe(204);
      expect((await forgot(email, '203.0.113.7')).status).toBe(204);
      expect(await requestCount()).toBe(11);
      s.app.advance(15 * MINUTE);
      expect((await forgot(email)).status).toBe(204);
      expect(await requestCount()).toBe(12);
    },
  );

  it('mails an account at most five links of a kind per hour, but always answers 204', async () => {
    for (let times = 0; times < 7; times += 1) expect((await forgot()).status).toBe(204);
    expect(await sendAll()).toHaveLength(5);
    // Nobody can use the owner's number up by asking for the other kind.
    await s.app.post(FORGOT, { emailAddress: EMAIL, recaptchaToken: 'token', device: true });
    expect(await sendAll()).toHaveLength(6);
  });

  it('mails each account one link if several instances process the requests', async () => {
    for (const email of [EMAIL, 'otra@demo.example', 'unico@demo.example', 'residente@demo.example'])
      await forgot(email);
    await Promise.all([1, 2, 3].map(() => answerPasswordRequests(s.app.dependencies)));
    const recipients = (await sendAll()).map(({ to }) => String(to));
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(recipients).toContain(EMAIL);
  });
});

describe('setting the password by a link', () => {
  afterEach(async () => {
    // The next test needs the account as it was.
    if ((await s.app.signin(EMAIL)).status !== 200) await s.reset(await mailedToken(), PASSWORD);
  });

  it('ends all sessions of the account, and no others, and mails its owner', async () => {
    const sessions: string[] = [];
    for (const email of [EMAIL, EMAIL, 'otra@demo.example']) sessions.push(await s.app.getToken(email));
    const token = await mailedToken();
    s.app.smtp.received.length = 0;
    expect(await s.reset(token, NEW)).toMatchObject({ status: 204, text: '' });
    expect(await Promise.all(sessions.map(s.app.sessionStatus))).toEqual([401, 401, 404]);
    expect((await s.app.signin(EMAIL)).status).toBe(401);
    expect((await s.app.signin(EMAIL, NEW)).status).toBe(200);
    const [mail] = await sendAll();
    expect(mail).toMatchObject({ to: [EMAIL], subject: 'Su contraseña fue cambiada' });
    expect(mail?.text).not.toContain(NEW);
  });

  it('invalidates the other links, also if two are used concurrently, as do a change in the portal and an invitation', async () => {
    const tokens = [await mailedToken(), await mailedToken(), await mailedToken()];
    const outcomes = await Promise.all(tokens.slice(1).map((token) => s.reset(token, NEW)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    tokens.push(await mailedToken());
    const changed = { emailAddress: EMAIL, newPassword: NEW };
    await s.app.post('/api/v1/users/password', changed, await s.app.session(EMAIL, NEW));
    const email = 'residente@demo.example';
    await s.theirs.enter(resident({ email }));
    tokens.push(await mailedToken(email));
    expect((await s.confirm(await s.findToken(email))).status).toBe(204);
    for (const token of tokens) expect(await s.verify(token)).toEqual({ valid: false, reason: 'used' });
  });

  it('lets in a user who was locked out by wrong passwords', async () => {
    for (let times = 0; times < 11; times += 1) await s.app.signin(EMAIL, 'Incorrecta1');
    expect((await s.app.signin(EMAIL)).status).toBe(429);
    expect((await s.reset(await mailedToken(), NEW)).status).toBe(204);
    expect((await s.app.signin(EMAIL, NEW)).status).toBe(200);
  });
});

it('deletes password links a month after they expired, and unanswered requests', async () => {
  await mailedToken();
  await forgot('nadie@demo.example');
  await deleteExpired(s.app.db, s.app.momentIn(31 * DAY));
  expect([await s.app.rows('password_resets'), await requests()]).toEqual([[], []]);
});

describe('a link for a new device', () => {
  const OTHER = 'otra@demo.example';
  const DEVICE_LINK = /: http:\/\/admin\.localhost:4200\/dashboard\/login\?device=([\w-]{43})$/m;

  const readStatus = async (from: From, email = EMAIL) => (await s.ways.signin(email, from)).status;

  async function mailedLink(): Promise<string> {
    const asked = { emailAddress: EMAIL, recaptchaToken: 'token', device: true };
    expect((await s.app.post(FORGOT, asked)).status).toBe(204);
    await answerPasswordRequests(s.app.dependencies);
    return s.app.mailed(DEVICE_LINK);
  }

  /** Moves the attack's attempts to now, which needs no hashing of a hundred more passwords. */
  const goOn = () => s.app.change('signin_failures', {}, { at: s.app.clock() });

  beforeAll(async () => {
    await s.app.change('accounts', {}, { password_hash: await quickHash() });
    // An attack from many addresses, with as many attempts as unknown devices may make.
    await s.ways.wrong(100, EMAIL, (time) => ({ address: `203.0.113.${time}` }));
  });
  beforeEach(goOn);

  it('lets the owner sign in once during an attack, on a new device or on one that locked itself', async () => {
    expect(await readStatus({})).toBe(429);
    const deviceLink = await mailedLink();
    expect(await readStatus({ deviceLink, password: 'Otra2026' })).toBe(401);
    expect(await readStatus({ deviceLink, password: 'Otra2026' }, OTHER)).toBe(401);

    const entered = await s.ways.signin(EMAIL, { deviceLink });
    expect(entered.status).toBe(200);
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).not.toContain(deviceLink);
    expect(await readStatus({ cookie })).toBe(200);
    expect(await readStatus({ deviceLink, address: '198.51.100.2' })).toBe(429);
    expect(await s.ways.wrong(11, EMAIL, () => ({ cookie }))).toContain(429);
    expect(await readStatus({ cookie, deviceLink: await mailedLink() })).toBe(200);
  });

  it('lets one device in where two open it at once', async () => {
    const deviceLink = await mailedLink();
    const addresses = ['198.51.100.3', '198.51.100.4'];
    const answers = await Promise.all(addresses.map((address) => readStatus({ deviceLink, address })));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  it('allows ten wrong passwords, and expires after an hour', async () => {
    const guessed = await mailedLink();
    expect(await s.ways.wrong(10, EMAIL, () => ({ deviceLink: guessed }))).not.toContain(429);
    expect(await readStatus({ deviceLink: guessed })).toBe(429);

    const late = await mailedLink();
    s.app.advance(61 * MINUTE);
    await goOn();
    expect(await readStatus({ deviceLink: late })).toBe(429);
  });

  it('cannot set a password, and a password link lets no device in', async () => {
    const token = await mailedLink();
    expect(await s.verify(token)).toEqual({ valid: false, reason: 'invalid' });
    expect(await s.reset(token)).toMatchObject(refusal(422, 'ex_token_invalid'));
    expect(await readStatus({ deviceLink: await mailedToken() })).toBe(429);
  });
});
