import { SITEVERIFY } from '../support/fakeProviders.ts';
import { IDS } from '../support/demoData.ts';
import { bearer, fixture, HOUR, MINUTE, refusal, startTestApp } from '../support/testApp.ts';

const EMAIL = 'administracion@demo.example';
const QUARTER_HOUR = 15 * MINUTE;
const app = fixture(() => startTestApp({ SESSION_HOURS: '100' }));
beforeEach(() => {
  app.providers.restore();
  app.advance(QUARTER_HOUR + 1000);
});

it('opens a session, ignoring the case of the e-mail', async () => {
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
  const buildings = `/public-site/v1/administrations/${IDS.administration}/buildings`;
  expect((await app.get(buildings, bearer(String(answer.body['token'])))).status).toBe(200);
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
    const { body, headers } = app.providers.seen(SITEVERIFY).at(-1) ?? {};
    expect(headers?.['content-type']).toBe('application/x-www-form-urlencoded');
    expect(body).toEqual({ secret: app.settings.RECAPTCHA_SECRET, response: 'token' });
  });

  it.each([{}, { success: false, 'error-codes': ['invalid-input-secret'] }])(
    'answers 503 if its service gives no verdict (%j)',
    async (answer) => {
      app.providers.captchaSays(answer);
      expect(await app.signin(EMAIL)).toMatchObject(refusal(503, 'ex_unavailable'));
    },
  );
});

const signout = (headers: Record<string, string> = {}) =>
  app.call({ method: 'POST', url: '/public-site/v1/signout', headers });
const lastUses = async () => (await app.rows('sessions')).map(({ last_used_at: at }) => at.getTime());

describe('signing out', () => {
  it("ends the token's session, and no other one", async () => {
    const [left, other] = [await app.getToken(), await app.getToken()];
    // Only the token's hash is stored.
    expect(JSON.stringify(await app.rows('sessions'))).not.toContain(left);
    expect(await signout(bearer(left))).toMatchObject({ status: 204, text: '' });
    expect(await app.sessionStatus(left)).toBe(401);
    expect(await app.sessionStatus(other)).toBe(404);
  });

  it('answers alike for an ended session, an unknown one and none', async () => {
    const token = await app.getToken();
    await signout(bearer(token));
    const json = { 'content-type': 'application/json' };
    for (const headers of [bearer(token), bearer('x'.repeat(43)), { authorization: 'Basic ?' }, {}, json])
      expect(await signout(headers)).toMatchObject({ status: 204, text: '' });
  });
});

describe('a session', () => {
  it('expires after twelve hours without use', async () => {
    const token = await app.getToken();
    app.advance(12 * HOUR - MINUTE);
    expect(await app.sessionStatus(token)).toBe(404);
    app.advance(12 * HOUR - MINUTE);
    expect(await app.sessionStatus(token)).toBe(404);
    app.advance(12 * HOUR + MINUTE);
    expect(await app.sessionStatus(token)).toBe(401);
  });

  it('expires at its maximum age, however much it is used', async () => {
    const token = await app.getToken();
    for (let hours = 0; hours < 99; hours += 11) {
      expect(await app.sessionStatus(token)).toBe(404);
      app.advance(11 * HOUR);
    }
    expect(await app.sessionStatus(token)).toBe(404);
    app.advance(HOUR + MINUTE);
    expect(await app.sessionStatus(token)).toBe(401);
  });

  it('records its use at most once in five minutes', async () => {
    await app.remove('sessions');
    const token = await app.getToken();
    const [opened] = await lastUses();
    app.advance(4 * MINUTE);
    await app.sessionStatus(token);
    expect(await lastUses()).toEqual([opened]);
    app.advance(2 * MINUTE);
    await app.sessionStatus(token);
    const [used = 0] = await lastUses();
    expect(used - (opened ?? 0)).toBeGreaterThanOrEqual(6 * MINUTE);
    await app.sessionStatus(token);
    expect(await lastUses()).toEqual([used]);
  });
});
