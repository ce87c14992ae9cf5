import { answerPasswordRequests } from '../../src/services/accounts/forgottenPassword.ts';
import { PASSWORD } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { fixture } from '../support/fixture.ts';

const EMAIL = 'administracion@demo.example';
const OTHER = 'otra@demo.example';
const HOME = '198.51.100.1';
const HOUR = 3_600_000;
const LINK = /: http:\/\/admin\.localhost:4200\/dashboard\/login\?device=([\w-]{43})$/m;

const app = fixture(startMailingApp);

interface From {
  readonly email?: string;
  readonly address?: string;
  readonly cookie?: string;
  readonly password?: string;
  readonly deviceLink?: string;
}
const signin = ({ email = EMAIL, address = HOME, cookie, password = PASSWORD, deviceLink }: From) =>
  app.post(
    '/public-site/v1/signin',
    { emailAddress: email, password, recaptchaToken: 'token', ...(deviceLink && { deviceLink }) },
    { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  );
const statusOf = async (from: From) => (await signin(from)).status;

/** Wrong passwords from a pool of addresses: all that unknown devices may try, and one more in each pause. */
async function attack(): Promise<void> {
  for (let tried = 0; tried < 100; tried += 1)
    await signin({ address: `203.0.113.${tried}`, password: 'Otra2026' });
}

const askForLink = (body: object = { device: true }) =>
  app.post('/public-site/v1/users/forgot-password', {
    emailAddress: EMAIL,
    recaptchaToken: 'token',
    ...body,
  });

async function linkTo(email: string): Promise<string> {
  await answerPasswordRequests(app.dependencies);
  while ((await app.mailer.run()) > 0);
  const mail = app.smtp.received.findLast(({ to, text }) => to.includes(email) && LINK.test(text));
  return LINK.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The attack goes on later: its attempts again, without a hundred passwords to hash. */
const goOn = () => app.db.updateTable('signin_failures').set({ at: app.clock() }).execute();

beforeAll(attack);
beforeEach(async () => {
  app.advance(2 * HOUR);
  await goOn();
});

it('lets the right person in on a new device while a pool of addresses tries, once', async () => {
  expect(await statusOf({})).toBe(429);
  expect((await askForLink()).status).toBe(204);
  const deviceLink = await linkTo(EMAIL);
  expect(await statusOf({ deviceLink, password: 'Otra2026' })).toBe(401);
  expect(await statusOf({ deviceLink, email: OTHER, password: 'Otra2026' })).toBe(401);

  const entered = await signin({ deviceLink });
  expect(entered.status).toBe(200);
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).not.toContain(deviceLink);
  expect(await statusOf({ cookie })).toBe(200);
  expect(await statusOf({ deviceLink, address: '198.51.100.2' })).toBe(429);
  expect(JSON.stringify(await app.db.selectFrom('password_resets').selectAll().execute())).not.toContain(
    deviceLink,
  );
});

it('lets one device in where two open it at once', async () => {
  await askForLink();
  const deviceLink = await linkTo(EMAIL);
  const addresses = ['198.51.100.3', '198.51.100.4'];
  const answers = await Promise.all(addresses.map((address) => statusOf({ deviceLink, address })));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

it('allows ten wrong passwords, and none after an hour', async () => {
  await askForLink();
  const guessed = await linkTo(EMAIL);
  for (let tried = 0; tried < 10; tried += 1)
    expect(await statusOf({ deviceLink: guessed, password: 'Otra2026' })).toBe(401);
  expect(await statusOf({ deviceLink: guessed })).toBe(429);

  await askForLink();
  const late = await linkTo(EMAIL);
  app.advance(HOUR + 1000);
  await goOn();
  expect(await statusOf({ deviceLink: late })).toBe(429);
});

it('sets no password, and a link for a new password lets no device in', async () => {
  await askForLink();
  const token = await linkTo(EMAIL);
  const verified = await app.post('/public-site/v1/users/verify-token', { token });
  expect(verified.body).toEqual({ valid: false, reason: 'invalid' });
  const refused = await app.post('/public-site/v1/users/reset-password', { token, password: 'Nueva12345' });
  expect(refused.body['result_code']).toBe('ex_token_invalid');

  await askForLink({});
  await answerPasswordRequests(app.dependencies);
  while ((await app.mailer.run()) > 0);
  const reset = /reset-password\?token=([\w-]{43})/.exec(app.smtp.received.at(-1)?.text ?? '')?.[1] ?? '';
  expect(await statusOf({ deviceLink: reset })).toBe(429);
});
