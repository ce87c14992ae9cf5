import { answerPasswordRequests } from '../../src/services/accounts/forgottenPassword.ts';
import { deleteExpired } from '../../src/queries/upkeep.ts';
import { OWN_EMAIL as EMAIL, PASSWORD } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { quickHash } from '../support/templates.ts';
import { bearer, DAY, fixture, MINUTE, refusal } from '../support/testApp.ts';
import { waysInto } from './waysInto.ts';
import type { From } from './waysInto.ts';

const FORGOT = '/public-site/v1/users/forgot-password';
const RESET = '/public-site/v1/users/reset-password';
const VERIFY = '/public-site/v1/users/verify-token';
const NEW = 'Nueva2026 ñ';
const LINK = /: http:\/\/admin\.localhost:4200\/dashboard\/reset-password\?token=([\w-]{43})$/m;

const LONG = { SESSION_HOURS: '744', SESSION_IDLE_HOURS: '744' };
const app = fixture(() => startMailingApp({ ...LONG, PASSWORD_LINKS_PER_HOUR: '5' }));
beforeEach(async () => {
  await sendAll();
  app.smtp.received.length = 0;
  app.advance(61 * MINUTE);
});

const forgot = (emailAddress: string = EMAIL, recaptchaToken = 'token') =>
  app.post(FORGOT, { emailAddress, recaptchaToken });
const reset = (token: string, password: unknown = NEW) => app.post(RESET, { token, password });
const verify = async (token: string) => (await app.post(VERIFY, { token })).body;
const requests = () => app.rows('password_requests');
const links = () => app.rows('password_resets');
const isAlive = async (token: string) => (await app.get('/api/v1/buildings/x', bearer(token))).status === 404;

/** Does what the instance does by itself, and gives the mails that went out. */
async function sendAll() {
  await answerPasswordRequests(app.dependencies);
  return app.sendAll();
}

/** The token of the newest link that was mailed. */
async function mailedToken(email = EMAIL): Promise<string> {
  await forgot(email);
  await answerPasswordRequests(app.dependencies);
  return app.mailed(LINK);
}

describe('asking for a link', () => {
  it('mails one that holds an hour, and keeps no token', async () => {
    expect(await forgot(EMAIL.toUpperCase())).toMatchObject({ status: 204, text: '' });
    const [mail, ...more] = await sendAll();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: [EMAIL], subject: 'Elija una nueva contraseña' });
    expect(mail?.text).toMatch(/vence el \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    const token = LINK.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await verify(token)).toEqual({ valid: true });
    const kept = [await links(), await app.rows('mails'), await requests()];
    expect(JSON.stringify(kept)).not.toContain(token);
    app.advance(60 * MINUTE);
    expect(await verify(token)).toEqual({ valid: false, reason: 'expired' });
    expect(await reset(token)).toMatchObject(refusal(422, 'ex_token_expired'));
  });

  it('of an e-mail that is no account is answered alike, does the same work, and mails nothing', async () => {
    const [known, unknown] = [await forgot(), await forgot('nadie@demo.example')];
    expect(unknown.status).toBe(204);
    expect([unknown.text, Object.keys(unknown.headers)]).toEqual([known.text, Object.keys(known.headers)]);
    // What the answer waits for is the same for both: the account is looked for afterwards.
    expect((await requests()).map(({ email }) => email)).toEqual([EMAIL, 'nadie@demo.example']);
    expect((await sendAll()).map(({ to }) => to)).toEqual([[EMAIL]]);
    expect(await requests()).toEqual([]);
  });

  it('needs a captcha of the login', async () => {
    app.providers.captchaSays({ success: true, score: 0.9, action: 'userReport' });
    expect(await forgot()).toMatchObject(refusal(422, 'ex_captcha_refused'));
    app.providers.restore();
    expect(await requests()).toEqual([]);
  });

  it.each([EMAIL, 'nadie@demo.example'])(
    'is always answered by 204 for %s, and after ten times in 15 minutes from an address does nothing more',
    async (email) => {
      const requestCount = async () => (await requests()).filter((request) => request.email === email).length;
      for (let times = 0; times < 13; times += 1)
        expect(await forgot(email)).toMatchObject({ status: 204, text: '' });
      expect(await requestCount()).toBe(10);
      expect((await forgot('otra@demo.example')).status).toBe(204);
      const elsewhere = await app.call({
        method: 'POST',
        url: FORGOT,
        payload: { emailAddress: email, recaptchaToken: 'token' },
        remoteAddress: '10.9.8.7',
      });
      expect(elsewhere.status).toBe(204);
      expect(await requestCount()).toBe(11);
      app.advance(15 * MINUTE);
      expect((await forgot(email)).status).toBe(204);
      expect(await requestCount()).toBe(12);
    },
  );

  it('mails an account five links in an hour at most, and tells nobody', async () => {
    for (let times = 0; times < 7; times += 1) expect((await forgot()).status).toBe(204);
    expect(await sendAll()).toHaveLength(5);
  });

  it('is answered once, however many instances do it', async () => {
    for (const email of [EMAIL, 'otra@demo.example', 'unico@demo.example', 'residente@demo.example'])
      await forgot(email);
    await Promise.all([1, 2, 3].map(() => answerPasswordRequests(app.dependencies)));
    const recipients = (await sendAll()).map(({ to }) => String(to));
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(recipients).toContain(EMAIL);
  });
});

describe('setting the password by a link', () => {
  afterEach(async () => {
    // The next test begins with the account as it was.
    if ((await app.signin(EMAIL)).status !== 200) await reset(await mailedToken(), PASSWORD);
  });

  it('ends every session of the account, no other, and is told by mail', async () => {
    const [first, second, other] = [
      await app.tokenOf(),
      await app.tokenOf(),
      await app.tokenOf('otra@demo.example'),
    ];
    const token = await mailedToken();
    app.smtp.received.length = 0;
    expect(await reset(token)).toMatchObject({ status: 204, text: '' });
    expect(await Promise.all([first, second, other].map(isAlive))).toEqual([false, false, true]);
    expect((await app.signin(EMAIL)).status).toBe(401);
    expect((await app.signin(EMAIL, NEW)).status).toBe(200);
    const [mail] = await sendAll();
    expect(mail).toMatchObject({ to: [EMAIL], subject: 'Su contraseña fue cambiada' });
    expect(mail?.text).not.toContain(NEW);
  });

  it('works once, also for two at the same moment, and ends the other links', async () => {
    const earlier = await mailedToken();
    const token = await mailedToken();
    const outcomes = await Promise.all([reset(token), reset(token, 'Otra2026 ñ')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    for (const one of [token, earlier]) {
      expect(await reset(one)).toMatchObject(refusal(422, 'ex_token_used'));
      expect(await verify(one)).toEqual({ valid: false, reason: 'used' });
    }
  });

  it('lets in whoever had guessed too often before', async () => {
    for (let times = 0; times < 11; times += 1) await app.signin(EMAIL, 'Incorrecta1');
    expect((await app.signin(EMAIL)).status).toBe(429);
    expect((await reset(await mailedToken())).status).toBe(204);
    expect((await app.signin(EMAIL, NEW)).status).toBe(200);
  });

  it('is tried 30 times in a minute at most', async () => {
    const token = await mailedToken();
    const tried = { counted: (await links()).at(-1)?.token_hash ?? '', started_at: app.clock(), times: 30 };
    await app.add('rate_limits', tried);
    expect(await reset(token)).toMatchObject({ status: 429 });
  });
});

it('forgets links a month after their end, and requests that nobody answered', async () => {
  await mailedToken();
  await forgot('nadie@demo.example');
  await deleteExpired(app.db, app.momentIn(31 * DAY));
  expect([await links(), await requests()]).toEqual([[], []]);
});

describe('a link for a new device', () => {
  const OTHER = 'otra@demo.example';
  const DEVICE_LINK = /: http:\/\/admin\.localhost:4200\/dashboard\/login\?device=([\w-]{43})$/m;

  const { signin, wrong } = waysInto(app);
  const statusOf = async (from: From, email = EMAIL) => (await signin(email, from)).status;

  async function mailedLink(): Promise<string> {
    const asked = { emailAddress: EMAIL, recaptchaToken: 'token', device: true };
    expect((await app.post(FORGOT, asked)).status).toBe(204);
    await answerPasswordRequests(app.dependencies);
    return app.mailed(DEVICE_LINK);
  }

  /** The attack goes on later: its attempts again, without a hundred passwords to hash. */
  const goOn = () => app.change('signin_failures', {}, { at: app.clock() });

  beforeAll(async () => {
    await app.change('accounts', {}, { password_hash: await quickHash() });
    // From a pool of addresses: all that unknown devices may try.
    await wrong(100, EMAIL, (time) => ({ address: `203.0.113.${time}` }));
  });
  beforeEach(goOn);

  it('lets the right person in on a new device while a pool of addresses tries, once', async () => {
    expect(await statusOf({})).toBe(429);
    const deviceLink = await mailedLink();
    expect(await statusOf({ deviceLink, password: 'Otra2026' })).toBe(401);
    expect(await statusOf({ deviceLink, password: 'Otra2026' }, OTHER)).toBe(401);

    const entered = await signin(EMAIL, { deviceLink });
    expect(entered.status).toBe(200);
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).not.toContain(deviceLink);
    expect(await statusOf({ cookie })).toBe(200);
    expect(await statusOf({ deviceLink, address: '198.51.100.2' })).toBe(429);
    expect(JSON.stringify(await app.rows('password_resets'))).not.toContain(deviceLink);
  });

  it('lets one device in where two open it at once', async () => {
    const deviceLink = await mailedLink();
    const addresses = ['198.51.100.3', '198.51.100.4'];
    const answers = await Promise.all(addresses.map((address) => statusOf({ deviceLink, address })));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  it('allows ten wrong passwords, and none after an hour', async () => {
    const guessed = await mailedLink();
    for (let tried = 0; tried < 10; tried += 1)
      expect(await statusOf({ deviceLink: guessed, password: 'Otra2026' })).toBe(401);
    expect(await statusOf({ deviceLink: guessed })).toBe(429);

    const late = await mailedLink();
    app.advance(61 * MINUTE);
    await goOn();
    expect(await statusOf({ deviceLink: late })).toBe(429);
  });

  it('sets no password, and a link for a new password lets no device in', async () => {
    const token = await mailedLink();
    expect(await verify(token)).toEqual({ valid: false, reason: 'invalid' });
    expect(await reset(token)).toMatchObject(refusal(422, 'ex_token_invalid'));
    expect(await statusOf({ deviceLink: await mailedToken() })).toBe(429);
  });
});
