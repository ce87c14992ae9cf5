import { IDS } from '../support/demoData.ts';
import { refusal, startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const EMAIL = 'administracion@demo.example';
const QUARTER_HOUR = 15 * 60_000;
const app = fixture(startTestApp);
beforeEach(() => {
  app.providers.restore();
  app.advance(QUARTER_HOUR + 1000);
});

const buildings = (token: string, adminId: string = IDS.administration) =>
  app.get(`/public-site/v1/administrations/${adminId}/buildings`, { authorization: `Bearer ${token}` });
const tokenOf = async () => String((await app.signin(EMAIL)).body['token']);

it('opens a session, the case of the e-mail ignored', async () => {
  const answer = await app.signin('ADMINISTRACION@Demo.example');
  expect(answer.status).toBe(200);
  expect(answer.body['account']).toEqual({
    user: {
      id: expect.any(String) as string,
      role: 'BUILDING_ADM',
      name: 'Ana',
      lastname: 'Demo',
      administration_id: IDS.administration,
      administration_name: 'Una',
    },
  });
  expect(String(answer.body['token'])).toMatch(/^[\w-]{43}$/);
  expect((await buildings(String(answer.body['token']))).status).toBe(200);
});

it('keeps no token, only its hash', async () => {
  const token = await tokenOf();
  const stored = await app.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
});

it('lets any role in, but not to the administration', async () => {
  const { status, body } = await app.signin('residente@demo.example');
  expect(status).toBe(200);
  expect(body).toMatchObject({ account: { user: { role: 'RESIDENT', administration_id: null } } });
  expect(await buildings(String(body['token']))).toMatchObject(refusal(403, 'ex_forbidden'));
});

it('ends a session after its hours', async () => {
  const token = await tokenOf();
  app.advance(app.settings.SESSION_HOURS * 3_600_000 + 1000);
  expect(await buildings(token)).toMatchObject(refusal(401, 'ex_unauthorized'));
});

it.each([
  ['a wrong password', EMAIL, 'otra'],
  ['an unknown e-mail', 'nadie@demo.example', 'Lavadero2026'],
])('refuses %s', async (_what, email, password) => {
  expect(await app.signin(email, password)).toMatchObject({
    status: 401,
    body: { result_code: 'ex_wrong_credentials', result_message: 'E-mail o contraseña incorrectos.' },
  });
});

describe('captcha', () => {
  it.each([
    ['a low score', { success: true, score: 0.4, action: 'login' }],
    ['another action', { success: true, score: 0.9, action: 'userReport' }],
    ['a bad token', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['no score', { success: true, action: 'login' }],
  ])('refuses %s', async (_what, verdict) => {
    app.providers.captchaSays(verdict);
    expect(await app.signin(EMAIL)).toMatchObject(refusal(422, 'ex_captcha_refused'));
  });

  it('sends secret and token as a form', async () => {
    await app.signin(EMAIL);
    const { body, headers } = app.providers.seen('POST /recaptcha/api/siteverify').at(-1) ?? {};
    expect(headers?.['content-type']).toBe('application/x-www-form-urlencoded');
    expect(body).toEqual({ secret: app.settings.RECAPTCHA_SECRET, response: 'token' });
  });

  it.each([{ status: 500 }, { raw: 'oops' }, { body: ['?'] }])(
    'says when its service is away (%j)',
    async (answer) => {
      app.providers.on('POST /recaptcha/api/siteverify', () => answer);
      expect(await app.signin(EMAIL)).toMatchObject(refusal(503, 'ex_unavailable'));
    },
  );
});

describe('wrong tries', () => {
  it('lock an e-mail after ten, whatever its case, and not another one', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect((await app.signin(EMAIL, 'mal')).status).toBe(401);
    const locked = await app.signin(EMAIL.toUpperCase());
    expect(locked).toMatchObject(refusal(429, 'ex_too_many_requests'));
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    expect((await app.signin('otra@demo.example')).status).toBe(200);
    app.advance(QUARTER_HOUR + 1000);
    expect((await app.signin(EMAIL)).status).toBe(200);
  });

  it('lock unknown e-mails alike', async () => {
    for (let tries = 0; tries < 10; tries += 1) await app.signin('nadie@demo.example', 'mal');
    expect((await app.signin('nadie@demo.example', 'mal')).status).toBe(429);
  });

  it('are ten also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => app.signin(EMAIL, 'mal')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('are forgotten with the right password', async () => {
    for (let tries = 0; tries < 9; tries += 1) await app.signin(EMAIL, 'mal');
    expect((await app.signin(EMAIL)).status).toBe(200);
    expect((await app.signin(EMAIL, 'mal')).status).toBe(401);
    expect((await app.signin(EMAIL)).status).toBe(200);
  });
});
