import { processHost } from '../../src/company/run.ts';
import { startTestApp, testEnvironment } from '../support/testApp.ts';
import { runCommand } from './companyFixture.ts';
import { fixture } from '../support/fixture.ts';

/** An address that no DNS knows, as its end is reserved. */
const NOWHERE = 'https://api.lavaderos.invalid';

const app = fixture(() => startTestApp({ API_ORIGIN: NOWHERE }));
let url: string;
beforeAll(async () => {
  url = await app.listen();
});

const METHODS = [
  { id: 'visa', status: 'active', payment_type_id: 'credit_card' },
  { id: 'redpagos', status: 'active', min_allowed_amount: 1, max_allowed_amount: 150_000 },
];
const answer =
  (body: unknown, status = 200) =>
  () => ({ status, body });

beforeEach(() => {
  app.providers.restore();
  for (const provider of ['mercadopago', 'redpagos']) {
    app.providers.on(`GET /${provider}/v1/payment_methods`, answer(METHODS));
    app.providers.on(`GET /${provider}/users/me`, answer({ id: 77_120_045, site_id: 'MLU' }));
  }
  app.providers.captchaSays({ success: false, 'error-codes': ['invalid-input-response'] });
});

/** The command on the database's settings, beside the API. */
const check = (settings: Record<string, string> = {}) =>
  runCommand(['provider', 'check'], {
    environment: testEnvironment(app.providers.origin, {
      DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
      API_ORIGIN: url,
      ...settings,
    }),
    openDatabase: () => Promise.resolve({ db: app.db, close: () => Promise.resolve() }),
  });

it('says of each provider that all is right, and changes nothing there', async () => {
  const asked = app.providers.seen().length;
  const { stdout, stderr, code } = await check();
  expect(stderr).toBe('');
  expect(code).toBe(0);
  for (const line of [
    'ok     MERCADOPAGO_ACCESS_TOKEN is accepted; payment methods: visa, redpagos',
    'ok     account 77120045 of site MLU: amounts are UYU',
    'ok     redpagos is enabled, for 1 to 150000 pesos',
    'ok     both keys are accepted',
    '?      BANCARD_CURRENCY is UYU',
    'ok     PAGOSWEB_KEY has 24 bytes, and tokens can be made with it',
    'ok     RECAPTCHA_SECRET is known',
    `ok     ${url} leads to this API`,
  ])
    expect(stdout).toContain(`  ${line}`);
  expect(stdout.match(/ok {5}clock: this machine is \d s/g)).toHaveLength(5);
  expect(stdout).not.toContain('WRONG');
  const routes = app.providers
    .seen()
    .slice(asked)
    .map(({ route }) => route);
  expect(routes.filter((route) => !route.startsWith('GET'))).toEqual(
    expect.arrayContaining([
      'POST /bancard/vpos/api/0.3/single_buy/confirmations',
      'POST /recaptcha/api/siteverify',
    ]),
  );
  expect(routes.some((route) => route.endsWith('single_buy') || route.endsWith('/v1/payments'))).toBe(false);
});

const bancardError = (key: string) =>
  answer({ status: 'error', messages: [{ key, level: 'error', dsc: 'x' }] });
const BANCARD = 'POST /bancard/vpos/api/0.3/single_buy/confirmations';

it.each([
  [
    'GET /mercadopago/v1/payment_methods',
    answer({ message: 'x' }, 401),
    'MERCADOPAGO_ACCESS_TOKEN: /v1/payment_methods answers 401',
  ],
  ['GET /mercadopago/users/me', answer({ id: 1, site_id: 'MLA' }), 'account 1 is of site MLA'],
  [
    'GET /redpagos/v1/payment_methods',
    answer([METHODS[0]]),
    'redpagos is not among the account’s payment methods',
  ],
  [
    'GET /redpagos/v1/payment_methods',
    answer([{ ...METHODS[1], status: 'deactive' }]),
    'redpagos is deactive',
  ],
  [BANCARD, bancardError('InvalidPublicKeyError'), 'BANCARD_PUBLIC_KEY: InvalidPublicKeyError'],
  [BANCARD, bancardError('InvalidTokenError'), 'BANCARD_PRIVATE_KEY: InvalidTokenError'],
  [BANCARD, () => ({ status: 502, raw: '<html>' }), 'the query of a purchase that never was: status 502'],
  [
    'POST /recaptcha/api/siteverify',
    answer({ success: false, 'error-codes': ['invalid-input-response', 'invalid-input-secret'] }),
    'RECAPTCHA_SECRET: invalid-input-response, invalid-input-secret',
  ],
] as const)('finds what %s says is wrong, and fails', async (route, responder, text) => {
  app.providers.on(route, responder);
  const { stdout, stderr, code } = await check();
  expect(stdout).toContain(`  WRONG  ${text}`);
  expect(stdout.match(/WRONG/g)).toHaveLength(1);
  expect({ stderr, code }).toEqual({ stderr: 'wrong: 1\n', code: 1 });
});

it.each([
  ['https://10.1.2.3', '10.1.2.3 leads to 10.1.2.3, which nobody outside reaches'],
  ['http://api.lavaderos.uy', 'API_ORIGIN is not https'],
  [NOWHERE, 'api.lavaderos.invalid is no name that DNS knows'],
])('finds that providers cannot notify %s', async (origin, text) => {
  const { stdout, code } = await check({ API_ORIGIN: origin });
  expect(stdout).toContain(`  WRONG  ${text}`);
  expect(code).toBe(1);
});

it('finds that something else answers where providers notify', async () => {
  const { stdout } = await check({ API_ORIGIN: app.providers.origin });
  expect(stdout).toMatch(/WRONG {2}http\S+ is answered by something else \(status 404\)/);
});

it('says which provider does not answer, and which channel is off', async () => {
  const { stdout, code } = await check({
    PAGOSWEB_BASE_URL: 'http://127.0.0.1:2/pagosweb',
    REDPAGOS_ACCESS_TOKEN: '',
    REDPAGOS_WEBHOOK_SECRET: '',
  });
  expect(stdout).toContain('PagosWeb\n  WRONG  http://127.0.0.1:2 does not answer: ECONNREFUSED');
  expect(stdout).toContain('RedPagos\n  off: no credentials');
  expect(code).toBe(1);
});

it('is done by a running API as well, whose clock may be wrong', async () => {
  app.advance(61_000);
  const { stdout, code } = await runCommand(['--url', url, 'provider', 'check'], processHost);
  app.advance(-61_000);
  expect(stdout.match(/WRONG {2}clock: this machine is 6\d s ahead of the provider/g)).toHaveLength(5);
  expect(stdout).toContain('WRONG  api.lavaderos.invalid is no name that DNS knows');
  expect(code).toBe(1);
});
