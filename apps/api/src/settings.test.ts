import { randomBytes } from 'node:crypto';
import { SETTINGS, settingsFrom } from './settings.ts';

export const GIVEN_IN_PRODUCTION = {
  API_MODE: 'production',
  DATABASE_URL: 'postgres://laundry@127.0.0.1:5432/laundry',
  PUBLIC_ORIGIN: 'https://lavaderos.uy',
  API_ORIGIN: 'https://api.lavaderos.uy',
  TRUST_PROXY: 'none',
  RECAPTCHA_SECRET: randomBytes(20).toString('hex'),
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Lavaderos <hola@lavaderos.uy>',
  SUPPORT_EMAIL: 'hola@lavaderos.uy',
} as const;

type Environment = Record<string, string>;

/** The message for each wrong setting, by its name. */
function findProblems(environment: Environment): Record<string, string> {
  try {
    settingsFrom(environment);
    return {};
  } catch (error) {
    const { problems } = error as { problems: { name: string; message: string }[] };
    return Object.fromEntries(problems.map((problem) => [problem.name, problem.message]));
  }
}

it.each(['', '858'])("refuses Bancard's keys with '%s' as the currency of the contract (D76)", (currency) => {
  const keys = { BANCARD_PUBLIC_KEY: 'a'.repeat(32), BANCARD_PRIVATE_KEY: 'b'.repeat(40) };
  const given = { ...GIVEN_IN_PRODUCTION, ...keys, BANCARD_CURRENCY: currency };
  expect(findProblems(given)).toHaveProperty('BANCARD_CURRENCY');
  expect(findProblems({ ...given, BANCARD_CURRENCY: 'PYG' })).toEqual({});
});

const KINDS = Object.entries(SETTINGS).flatMap(([name, row]) =>
  'kind' in row ? [{ name, local: row.local, production: row.production }] : [],
);

it('has a default for every setting in the local run', () => {
  expect(settingsFrom({})).toMatchObject({ API_PORT: 4210, TRUST_PROXY: ['loopback'] });
});

it.each([
  ['LIMIT_PER_ADDRESS', 0, 600],
  ['SIGNIN_FAILURES_PER_ADDRESS', 0, 100],
  ['CARD_LOOKUPS_PER_ADDRESS', 0, 60],
  ['UNKNOWN_CARDS_PER_ADDRESS', 0, 20],
  ['MESSAGES_PER_ADDRESS', 0, 20],
  ['MESSAGE_MAILS_PER_HOUR', Infinity, 30],
  ['REPORT_EMAILS_PER_CARD', Infinity, 5],
  ['PASSWORD_LINKS_PER_HOUR', Infinity, 5],
] as const)(
  '%s limits nothing in the local run (%d), and is %d in production (D34)',
  (name, local, times) => {
    expect([settingsFrom({})[name], settingsFrom(GIVEN_IN_PRODUCTION)[name]]).toEqual([local, times]);
  },
);

it.each([
  ['API_PORT', 'x'],
  ['PUBLIC_ORIGIN', 'localhost'],
  ['PUBLIC_ORIGIN', 'http://localhost:4200/'],
  ['PUBLIC_ORIGIN', 'http://localhost:4200/site'],
  ['ADMIN_ORIGIN', 'http://admin.localhost:4200/dashboard'],
  ['DATABASE_URL', 'mysql://127.0.0.1/laundry'],
  ['PAGOSWEB_KEY', 'short'],
  ['PAGOSWEB_NOTIFY_FROM', 'everywhere'],
  ['PAGOSWEB_KEY', Buffer.alloc(8).toString('base64')],
  // Invalid ranges, and too wide ones: libs/settings/src/addressRanges.test.ts.
  ['PAGOSWEB_NOTIFY_FROM', '0.0.0.0/0'],
  ['RECAPTCHA_THRESHOLD', '2'],
  ['PROVIDER_TIMEOUT_MS', '60000'],
  ['API_MODE', 'staging'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'https://lavaderos.uy'],
  ['MAIL_FROM', 'Lavadero'],
  ['SUPPORT_EMAIL', 'Lavadero <hola@lavaderos.uy>'],
  ['INTERNAL_TOKEN', 'two words'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'none, loopback'],
  ['TRUST_PROXY', 'loopback, 0.0.0.0/0'],
  ['MIN_TOPUP_CENTS', '2000001'],
])('reports only %s as wrong when it is %p', (name, value) => {
  expect(Object.keys(findProblems({ [name]: value }))).toEqual([name]);
});

it.each([
  ['none', []],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
])('parses the trusted proxies %s', (list, proxies) => {
  expect(settingsFrom({ TRUST_PROXY: list }).TRUST_PROXY).toEqual(proxies);
});

it.each([undefined, ''])('requires an explicit API_MODE, not %j, when NODE_ENV is production', (mode) => {
  const environment = { NODE_ENV: 'production', ...(mode !== undefined && { API_MODE: mode }) };
  expect(findProblems(environment)['API_MODE']).toMatch(/^must be/);
  expect(findProblems({ NODE_ENV: 'production', API_MODE: 'local' })).toEqual({});
});

it.each(['0.0.0.0', '::', '10.0.0.4', 'api.lavaderos.uy'])('API_HOST %s needs production', (host) => {
  expect(findProblems({ API_HOST: host })).toEqual({
    API_HOST: 'must be of the loopback unless API_MODE is production',
  });
  expect(findProblems({ ...GIVEN_IN_PRODUCTION, API_HOST: host })).toEqual({});
});

describe('production', () => {
  it('starts with the required settings alone, and defaults for others', () => {
    expect(settingsFrom(GIVEN_IN_PRODUCTION)).toMatchObject({
      RECONCILE_AFTER_MS: 300_000,
      MERCADOPAGO_BASE_URL: 'https://api.mercadopago.com',
      PAGOSWEB_BASE_URL: 'https://service.pagosweb.com.uy',
      MERCADOPAGO_ACCESS_TOKEN: '',
      INTERNAL_TOKEN: '',
      ...Object.fromEntries(Object.entries(GIVEN_IN_PRODUCTION).filter(([name]) => name !== 'TRUST_PROXY')),
    });
  });

  it('reports all missing settings at once', () => {
    const { API_MODE, ...requiredInProduction } = GIVEN_IN_PRODUCTION;
    const reasons = Object.keys(requiredInProduction).map((name) => [name, 'must be given in production']);
    expect(findProblems({ API_MODE })).toEqual(Object.fromEntries(reasons));
  });

  it('has no local value as its default for a setting with a kind', () => {
    for (const { local, production } of KINDS) expect(production).not.toBe(local || undefined);
  });

  it.each(KINDS.filter(({ local }) => local !== ''))(
    'refuses the local value of $name',
    ({ name, local }) => {
      const { [name]: problem } = findProblems({ ...GIVEN_IN_PRODUCTION, [name]: local });
      expect(problem).toBe('must not be a value of the local run');
    },
  );

  // What else each kind of setting refuses: libs/settings/src/readSettings.test.ts.
  it.each([
    ['testing', []],
    ['service', ['PAGOSWEB_BASE_URL']],
  ])('lets only the test host of PagosWeb be without https: %s', (host, refused) => {
    const given = { ...GIVEN_IN_PRODUCTION, PAGOSWEB_BASE_URL: `http://${host}.pagosweb.com.uy` };
    expect(Object.keys(findProblems(given))).toEqual(refused);
  });

  it('accepts a channel with all its credentials, and refuses one with only some', () => {
    const secret = () => randomBytes(24).toString('base64');
    const given = { ...GIVEN_IN_PRODUCTION, PAGOSWEB_CLIENT_ID: '731', MERCADOPAGO_ACCESS_TOKEN: secret() };
    expect(findProblems(given)).toEqual({
      PAGOSWEB_KEY: expect.stringContaining('PAGOSWEB_CLIENT_ID, PAGOSWEB_KEY') as string,
      PAGOSWEB_NOTIFY_FROM: expect.stringContaining('PAGOSWEB_CLIENT_ID') as string,
      MERCADOPAGO_WEBHOOK_SECRET: expect.stringContaining('MERCADOPAGO_ACCESS_TOKEN') as string,
    });
    expect(
      findProblems({
        ...given,
        PAGOSWEB_KEY: randomBytes(16).toString('base64'),
        PAGOSWEB_NOTIFY_FROM: '200.40.0.0/16',
        MERCADOPAGO_WEBHOOK_SECRET: secret(),
      }),
    ).toEqual({});
  });
});

it('never quotes a refused value in its messages', () => {
  for (const name of Object.keys(SETTINGS))
    for (const value of ['Geheim-1', ' Geheim ', 'https://Geheim/', 'Geheim-with-quite-a-length-0123456789'])
      for (const base of [{}, GIVEN_IN_PRODUCTION])
        expect(JSON.stringify(findProblems({ ...base, [name]: value }))).not.toContain('Geheim');
});
