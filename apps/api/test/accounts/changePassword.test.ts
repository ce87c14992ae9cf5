import { formatInstant } from '@laundry/strings/format';
import { decideSignin } from '../../src/queries/accounts/signinAttempts.ts';
import { PASSWORD } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { bearer, expectLimited, fixture, refusal } from '../support/testApp.ts';

const PATH = '/api/v1/users/password';
const EMAIL = 'administracion@demo.example';
const WEAK = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';
const COMMON = 'Esa contraseña es una de las más usadas. Elija otra.';
/** Long enough, without a capital or a digit (D74). */
const NEW = 'nueva clave ñ';
const app = fixture(startMailingApp);
beforeEach(async () => {
  await app.mailsSent();
  app.advance(60_001);
});

const change = (token: string, body: object) => app.post(PATH, body, bearer(token));

it('changes the account’s password, ends only its other sessions and mails its owner', async () => {
  const own = await app.getToken();
  const tokens = [own, await app.getToken(), await app.getToken(), await app.getToken('otra@demo.example')];
  const answer = await change(own, { emailAddress: EMAIL.toUpperCase(), newPassword: NEW });
  expect(answer).toMatchObject({ status: 200, body: { passwordChanged: true } });
  expect(await Promise.all(tokens.map(app.sessionStatus))).toEqual([404, 401, 401, 404]);
  expect((await app.signin(EMAIL)).status).toBe(401);
  expect((await app.signin(EMAIL, NEW)).status).toBe(200);

  const mail = await app.onlyMail();
  expect(mail).toMatchObject({ to: [EMAIL], subject: 'Su contraseña fue cambiada' });
  expect(mail.text).toContain(formatInstant(app.clock()).slice(0, 'DD/MM/YYYY'.length));
  expect(mail.text).not.toContain(NEW);
  expect(JSON.stringify(await app.rows('accounts'))).not.toContain(NEW);

  const back = await change(own, { emailAddress: EMAIL, newPassword: PASSWORD });
  expect(back.status).toBe(200);
});

it('refuses a sign-in that checked the old password before the change', async () => {
  const account = await app.row('accounts', { email: EMAIL });
  const token = await app.getToken();
  expect((await change(token, { emailAddress: EMAIL, newPassword: PASSWORD })).status).toBe(200);
  const nobody = { emailHash: 'nobody', clientHash: 'nobody', knownDevice: false };
  const late = { tokenHash: 'late', deviceHash: 'late', expiresAt: app.momentIn(1000) };
  const outcome = await decideSignin(
    app.db,
    { ...nobody, deviceLink: undefined, address: undefined },
    { ...late, accountId: account.id, passwordHash: account.password_hash },
    app.clock(),
  );
  expect(outcome).toEqual({ isIn: false });
  expect(await app.sessionStatus(token)).toBe(404);
});

it('lets one of two concurrent changes succeed, which ends the session of the other', async () => {
  const passwords = ['Primera2026', 'Segunda2026'] as const;
  const tokens = [await app.getToken(), await app.getToken()];
  const answers = await Promise.all(
    passwords.map((newPassword, index) => change(tokens[index] ?? '', { emailAddress: EMAIL, newPassword })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const first = answers.findIndex(({ status }) => status === 200);
  expect(await app.sessionStatus(tokens[first] ?? '')).toBe(404);
  expect(await app.sessionStatus(tokens[1 - first] ?? '')).toBe(401);
  expect((await app.signin(EMAIL, passwords[first])).status).toBe(200);
  const body = { emailAddress: EMAIL, newPassword: PASSWORD };
  expect((await change(tokens[first] ?? '', body)).status).toBe(200);
});

it.each([
  ['a short one in the words of the sign-up', 'Corta1A', WEAK],
  ['one of blanks', ' '.repeat(8), WEAK],
  ['a common one', 'Iloveyou', COMMON],
])('refuses a weak password, %s, and changes nothing', async (_which, newPassword, message) => {
  const token = await app.getToken();
  const second = await app.getToken();
  expect(await change(token, { emailAddress: EMAIL, newPassword })).toMatchObject({
    status: 422,
    body: { result_code: 'ex_weak_password', result_message: message },
  });
  expect(await app.sessionStatus(second)).toBe(404);
  expect((await app.signin(EMAIL)).status).toBe(200);
  expect(await app.rows('mails', { sent_at: null })).toEqual([]);
});

it('answers 404 for another account, and leaves it as it is', async () => {
  const body = { emailAddress: 'otra@demo.example', newPassword: NEW };
  expect(await change(await app.getToken(), body)).toMatchObject(
    refusal(404, 'ex_not_found', 'emailAddress'),
  );
  expect((await app.signin(body.emailAddress)).status).toBe(200);
});

it('allows ten password changes per minute', async () => {
  const token = await app.getToken();
  const body = { emailAddress: EMAIL, newPassword: PASSWORD };
  for (let times = 0; times < 10; times += 1) expect((await change(token, body)).status).toBe(200);
  expectLimited(await change(token, body));
});
