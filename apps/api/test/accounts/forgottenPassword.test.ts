import { answerPasswordRequests } from '../../src/services/accounts/forgottenPassword.ts';
import { deleteExpired } from '../../src/queries/upkeep.ts';
import { PASSWORD } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { fixture } from '../support/fixture.ts';
import { refusal } from '../support/testApp.ts';

const FORGOT = '/public-site/v1/users/forgot-password';
const RESET = '/public-site/v1/users/reset-password';
const VERIFY = '/public-site/v1/users/verify-token';
const EMAIL = 'administracion@demo.example';
const NEW = 'Nueva2026 ñ';
const MINUTE = 60_000;
const LINK = /: http:\/\/admin\.localhost:4200\/dashboard\/reset-password\?token=([\w-]{43})$/m;

const app = fixture(() => startMailingApp({ SESSION_HOURS: '744', SESSION_IDLE_HOURS: '744' }));
beforeEach(async () => {
  await sendAll();
  app.smtp.received.length = 0;
  app.advance(61 * MINUTE);
});

const forgot = (emailAddress: string = EMAIL, recaptchaToken = 'token') =>
  app.post(FORGOT, { emailAddress, recaptchaToken });
const reset = (token: string, password: unknown = NEW) => app.post(RESET, { token, password });
const verify = async (token: string) => (await app.post(VERIFY, { token })).body;
const requests = () => app.db.selectFrom('password_requests').selectAll().execute();
const links = () => app.db.selectFrom('password_resets').selectAll().execute();
const tokenOf = async (email = EMAIL, password = PASSWORD) =>
  String((await app.signin(email, password)).body['token']);
const isAlive = async (token: string) =>
  (await app.get('/api/v1/buildings/x', { authorization: `Bearer ${token}` })).status === 404;

/** Does what the instance does by itself, and gives the mails that went out. */
async function sendAll() {
  await answerPasswordRequests(app.dependencies);
  while ((await app.mailer.run()) > 0);
  return app.smtp.received;
}

/** The token of the newest link that was mailed. */
async function mailedToken(email = EMAIL): Promise<string> {
  await forgot(email);
  const mail = (await sendAll()).findLast(({ text }) => LINK.test(text));
  return LINK.exec(mail?.text ?? '')?.[1] ?? '';
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
    const kept = [await links(), await app.db.selectFrom('mails').selectAll().execute(), await requests()];
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

  it.each([
    ['nothing', {}, 422, 'ex_missing_parameters'],
    ['no captcha', { emailAddress: EMAIL }, 422, 'ex_missing_parameters'],
    ['a broken e-mail', { emailAddress: 'x', recaptchaToken: 'token' }, 422, 'ex_invalid_field'],
    ['an e-mail of another type', { emailAddress: 7, recaptchaToken: 'token' }, 400, 'ex_bad_request'],
  ])('with %s is refused', async (_what, body, status, result_code) => {
    expect(await app.post(FORGOT, body)).toMatchObject(refusal(status, result_code));
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
    const [first, second, other] = [await tokenOf(), await tokenOf(), await tokenOf('otra@demo.example')];
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

  it('refuses a weak one, and the link can still be used', async () => {
    const token = await mailedToken();
    expect(await reset(token, 'corta1A')).toMatchObject(refusal(422, 'ex_weak_password'));
    expect(await verify(token)).toEqual({ valid: true });
  });

  it('lets in whoever had guessed too often before', async () => {
    for (let times = 0; times < 11; times += 1) await app.signin(EMAIL, 'Incorrecta1');
    expect((await app.signin(EMAIL)).status).toBe(429);
    expect((await reset(await mailedToken())).status).toBe(204);
    expect((await app.signin(EMAIL, NEW)).status).toBe(200);
  });

  it('does not know a token that nobody was sent', async () => {
    expect(await reset('x'.repeat(43))).toMatchObject({
      status: 422,
      body: { result_code: 'ex_token_invalid', result_message: 'El token no es válido.' },
    });
    expect(await verify('x'.repeat(43))).toEqual({ valid: false, reason: 'invalid' });
  });

  it('is tried 30 times in a minute at most', async () => {
    const token = await mailedToken();
    const tried = { counted: (await links()).at(-1)?.token_hash ?? '', started_at: app.clock(), times: 30 };
    await app.db.insertInto('rate_limits').values(tried).execute();
    expect(await reset(token)).toMatchObject({ status: 429 });
  });
});

it('forgets links a month after their end, and requests that nobody answered', async () => {
  await mailedToken();
  await forgot('nadie@demo.example');
  await deleteExpired(app.db, new Date(app.clock().getTime() + 31 * 24 * 60 * MINUTE));
  expect([await links(), await requests()]).toEqual([[], []]);
});
