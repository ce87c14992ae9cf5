import { SITEVERIFY } from '../support/fakeProviders.ts';
import { CARDS } from '../support/demoData.ts';
import { fixture, HOUR, refusal, startTestApp, topUp } from '../support/testApp.ts';
import type { Answered } from '../support/testApp.ts';

const WRONG_CARD = '99999999';
/** Production allows more (settings.test.ts). */
const LIMIT = 3;
const WRONG = refusal(422, 'ex_card_not_found');
const NO_CAPTCHA = refusal(422, 'ex_captcha_refused');
const limited = (wayOn: string | null) => refusal(429, 'ex_too_many_requests', wayOn);
const TRUSTED = { success: true, score: 0.9, action: 'cardMethods' };

const app = fixture(() => startTestApp({ UNKNOWN_CARDS_PER_ADDRESS: String(LIMIT) }));
let addresses = 0;
let tokens = 0;
beforeEach(() => app.providers.captchaSays(TRUSTED));

const newToken = () => `token-${(tokens += 1)}`;

/** A device behind an address, with the cookies that it was given. */
function deviceAt(address: string) {
  let cookie = '';
  const headers = () => ({ 'x-forwarded-for': address, ...(cookie && { cookie }) });
  return {
    lookUp: async (card: string, recaptchaToken?: string) => {
      const query = new URLSearchParams({ param1: card, ...(recaptchaToken && { recaptchaToken }) });
      const answer = await app.get(`/api/v1/card/methods?${query.toString()}`, headers());
      const [pair] = String(answer.headers['set-cookie'] ?? '').split(';');
      if (pair) cookie = pair;
      return answer;
    },
    pay: (uid: string) => app.post('/api/v1/transaction/create', topUp({ uid }), headers()),
    cookie: () => cookie,
    keep: (other: string) => {
      cookie = other;
    },
  };
}
type Device = ReturnType<typeof deviceAt>;

/** A new address of several devices, one of which has looked up as many wrong codes as are allowed. */
async function limitedAddress(): Promise<string> {
  const address = `203.0.113.${(addresses += 1)}`;
  const guesser = deviceAt(address);
  for (let time = 0; time < LIMIT; time += 1) expect(await guesser.lookUp(WRONG_CARD)).toMatchObject(WRONG);
  return address;
}

const guess = (device: Device, times: number) =>
  Promise.all(Array.from({ length: times }, () => device.lookUp(WRONG_CARD, newToken())));

it('after too many wrong codes, a device can use only cards that it looked up before', async () => {
  const address = `203.0.113.${(addresses += 1)}`;
  const device = deviceAt(address);
  expect((await device.lookUp(CARDS.plain)).status).toBe(200);
  const guesser = deviceAt(address);
  for (let time = 0; time < LIMIT; time += 1) await guesser.lookUp(WRONG_CARD);

  expect((await device.lookUp(CARDS.plain)).status).toBe(200);
  expect((await device.pay(CARDS.plain)).status).toBe(201);
  for (const card of [CARDS.splitting, CARDS.lost, WRONG_CARD])
    expect(await device.lookUp(card)).toMatchObject(limited('recaptchaToken'));
  expect(await device.pay(CARDS.splitting)).toMatchObject(limited('recaptchaToken'));
  expect(await guesser.lookUp(CARDS.plain)).toMatchObject(limited('recaptchaToken'));
});

it('after too many wrong codes, a captcha allows further look-ups', async () => {
  const device = deviceAt(await limitedAddress());
  const refused = await device.lookUp(CARDS.plain);
  expect(refused).toMatchObject(limited('recaptchaToken'));
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await device.lookUp(CARDS.plain, newToken())).status).toBe(200);
  expect((await device.pay(CARDS.plain)).status).toBe(201);
  expect(await device.lookUp(WRONG_CARD, newToken())).toMatchObject(WRONG);
  expect(await device.lookUp(CARDS.lost, newToken())).toMatchObject({ body: { result_code: '100' } });
});

// Other refused captchas: signin.test.ts.
it('after too many wrong codes, the captcha of another action is refused', async () => {
  const device = deviceAt(await limitedAddress());
  app.providers.captchaSays({ ...TRUSTED, action: 'userReport' });
  expect(await device.lookUp(CARDS.plain, newToken())).toMatchObject(NO_CAPTCHA);
  expect(await device.lookUp(CARDS.plain)).toMatchObject(limited('recaptchaToken'));
});

it('accepts a captcha token once, and verifies none while the address is not limited', async () => {
  const device = deviceAt(await limitedAddress());
  const token = newToken();
  expect(await device.lookUp(WRONG_CARD, token)).toMatchObject(WRONG);
  expect(await device.lookUp(CARDS.plain, token)).toMatchObject(NO_CAPTCHA);

  const asked = () => app.providers.seen(SITEVERIFY).length;
  const before = asked();
  const free = deviceAt(`203.0.113.${(addresses += 1)}`);
  expect((await free.lookUp(CARDS.plain, token)).status).toBe(200);
  expect(asked()).toBe(before);
});

it('ten times the limit of wrong codes blocks captchas too, but never known cards', async () => {
  const address = await limitedAddress();
  const device = deviceAt(address);
  expect((await device.lookUp(CARDS.plain, newToken())).status).toBe(200);
  const answers = await guess(deviceAt(address), LIMIT * 10 + 1);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.length - refused.length).toBe(LIMIT * 10);
  for (const answer of [...refused, await device.lookUp(CARDS.splitting, newToken())])
    expect(answer).toMatchObject(limited(null));
  expect((await device.lookUp(CARDS.plain)).status).toBe(200);
  app.advance(HOUR + 1000);
  expect((await device.lookUp(CARDS.splitting)).status).toBe(200);
});

describe('the cookie of known cards', () => {
  it('is sent with every call, HttpOnly and opaque', async () => {
    const answer = await deviceAt(`203.0.113.${(addresses += 1)}`).lookUp(CARDS.plain);
    const header = String(answer.headers['set-cookie']);
    expect(header).toMatch(/^cards=[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await app.get('/api/v1/card/methods?param1=99999999')).headers['set-cookie']).toBeUndefined();
  });

  it('knows the last five cards', async () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ uid: `4500000${index}` }));
    await app.addCards(...six);
    const device = deviceAt(await limitedAddress());
    for (const { uid } of six) expect((await device.lookUp(uid, newToken())).status).toBe(200);
    const answers: Answered[] = [];
    for (const { uid } of six) answers.push(await device.lookUp(uid));
    expect(answers.map(({ status }) => status)).toEqual([429, 200, 200, 200, 200, 200]);
  });

  let other = '';
  beforeAll(async () => {
    const device = deviceAt(`203.0.113.${(addresses += 1)}`);
    await device.lookUp(CARDS.splitting);
    other = device.cookie();
  });

  it.each([
    ['made up', () => `cards=${'A'.repeat(22)}`],
    ['of another card', () => other],
    ['cut', (own: string) => own.slice(0, -1)],
    ['changed', (own: string) => `${own.slice(0, -2)}${own.endsWith('A_') ? 'B' : 'A'}_`],
    ['longer than it may be', (own: string) => `${own}${`.${own.slice(6)}`.repeat(5)}`],
  ])('is ignored when it is %s', async (_what, readCookie) => {
    const device = deviceAt(await limitedAddress());
    await device.lookUp(CARDS.plain, newToken());
    device.keep(readCookie(device.cookie()));
    expect(await device.lookUp(CARDS.plain)).toMatchObject(limited('recaptchaToken'));
  });
});
