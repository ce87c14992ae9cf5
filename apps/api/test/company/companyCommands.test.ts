import { randomUUID } from 'node:crypto';
import { faultsOfLedger, faultsOfStates } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { runCommand, startCompany, writeCompany, keepingOpen } from './companyFixture.ts';
import { fixture, startTestApp, testEnvironment } from '../support/testApp.ts';
import { processHost } from '../../src/company/run.ts';
import { FAKED, onlyFaked, CONFIRMATIONS, SITEVERIFY, vposError } from '../support/fakeProviders.ts';

/** The number of services whose clock is compared: the channels' providers, and reCAPTCHA. */
const ASKED = FAKED.length + 1;

describe('the company’s command', () => {
  const company = fixture(startCompany);
  beforeAll(async () => {
    await company.company(['import', ...(await writeCompany(company))]);
  });

  const WHY = ['--reason', 'by telephone'];

  it('adds, sets and invites one by one, and says what it did', async () => {
    const add = 'building add E-9 --administration A-1 --name Nuevo --first-price 200'.split(' ');
    expect((await company.company([...add, ...WHY])).stdout).toBe('  + E-9\n');
    const twice = await company.company([...add, ...WHY]);
    expect(twice).toMatchObject({ code: 1, stderr: expect.stringMatching(/it is there already/) as string });
    const message = ['--special-rate-message', 'Feriados'];
    const set = await company.company(['building', 'set', 'E-9', ...message, ...WHY]);
    expect(set.stdout).toBe("  ~ E-9: special_rate_message nothing → 'Feriados'\n");
    const none = await company.company(['building', 'set', 'E-8', '--name', 'Nadie', ...WHY]);
    expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(/is no such one/) as string });
    const price = '--building E-1 --machine-type WASHER --valid-from 2026-02-01 --price 222,50'.split(' ');
    expect((await company.company(['price', 'set', ...price, ...WHY])).code).toBe(0);
    const help = await company.company(['price', 'set', '--help']);
    expect(help.stdout).toMatch(/--price <value> .*\(needed of a new one\)/);
    const guest = '--administration A-2 --email luz@correo.example --name Luz --lastname Rey'.split(' ');
    const invited = await company.company(['administrator', 'invite', ...guest, ...WHY]);
    expect(invited.stdout).toBe('  + luz@correo.example\n');
    const unexplained = await company.company(add);
    expect(unexplained.stderr).toContain("required option '--reason <text>' not specified");
    const { body } = await company.get('/api/v1/card/methods?param1=40000002');
    expect(body).toMatchObject({ price_costumer: 222.5 });
    const mails = await company.rows('mails');
    expect(mails.map(({ recipient }) => recipient)).toContain('luz@correo.example');
    const { stdout } = await company.company(['audit']);
    expect(stdout).toMatch(/building add {2}building add {2}by Eva Paz: by telephone/);
  });

  it('prints what visitors wrote without control characters, each on its own lines', async () => {
    const text = { line1: 'Ana\u{1b}[2J\n2026', bodytxt: 'Uno\r\n\u{9b}2J' };
    const message = { key_msg: 'contact_info', emailAddress: 'ana@correo.example', ...text };
    expect((await company.post('/api/v1/users/support/info', message)).status).toBe(204);
    const { stdout } = await company.company(['message', 'list']);
    expect(stdout).toMatch(/ {2}Ana\u{FFFD}\[2J\u{FFFD}2026 {4}\n {4}Uno\n {4}\u{FFFD}2J\n$/u);
    const exported = await company.company(['person', 'export', 'ana@correo.example']);
    expect(exported.stdout).toContain(String.raw`"body": "Uno\r\n\u009b2J"`);
  });

  it('blocks a card, and moves its balance to another once per key, after a yes', async () => {
    const lost = await company.company(['card', 'lost', '40000001', ...WHY]);
    expect(lost.stdout).toContain("state 'active' → 'lost'");
    const move = ['card', 'move-balance', '40000001', '40000002', ...WHY];
    const refused = await company.company(move, 'n\n');
    expect(refused.stderr).toContain('move all that it holds to card 40000002? [y/N] nothing was done');
    const key = ['--key', randomUUID()];
    const part = await company.company([...move, '--amount', '0,50', ...key], 'y\n');
    expect(part.stdout).toBe('card 40000001 holds $ 100, card 40000002 holds $ 0,50\n');
    const again = await company.company([...move, '--amount', '0,50', ...key, '--yes']);
    expect(again.stdout).toBe(part.stdout);
    const other = await company.company([...move, ...key, '--yes']);
    expect(other.stderr).toContain('ex_idempotency_conflict');
    const all = await company.company([...move, '--yes']);
    expect(all.stdout).toBe('card 40000001 holds $ 0, card 40000002 holds $ 100,50\n');
    const empty = await company.company([...move, '--yes']);
    expect(empty.stderr).toContain('amount');
    expect(await company.balance('40000002')).toBe(100.5);
    expect([...(await faultsOfLedger(company.db)), ...(await faultsOfStates(company.db))]).toEqual([]);
    await company.db.schema.alterTable('ledger_rows').renameTo('ledger_rows_away').execute();
    const unsure = await company.company(['card', 'move-balance', '40000002', '40000001', ...WHY, '--yes']);
    expect(unsure.stderr).toMatch(/; the same again, at most once: --key [\da-f-]{36}\n$/);
  });
});

describe('the check of providers', () => {
  // No DNS resolves the domain `.invalid`, because it is reserved.
  const app = fixture(() => startTestApp({ ...onlyFaked, API_ORIGIN: 'https://api.lavaderos.invalid' }));
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

  /** Runs the check on the database with its own settings, not through the API. */
  const check = (settings: Record<string, string> = {}) =>
    runCommand(['provider', 'check'], {
      environment: testEnvironment(app.providers.origin, {
        DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
        API_ORIGIN: url,
        ...onlyFaked,
        ...settings,
      }),
      openDatabase: () => keepingOpen(app.db),
    });

  it('reports for each provider that all is right, and changes nothing there', async () => {
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
    expect(stdout.match(/ok {5}clock: this machine is \d s/g)).toHaveLength(ASKED);
    expect(stdout).not.toContain('WRONG');
    const seen = app.providers.seen().slice(asked);
    const routes = seen.map(({ route }) => route);
    expect(routes).toEqual(expect.arrayContaining([CONFIRMATIONS, SITEVERIFY]));
    expect(routes.filter((route) => /(single_buy|\/v1\/payments)$/.test(route))).toEqual([]);
  });

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
    [CONFIRMATIONS, () => vposError('InvalidPublicKeyError'), 'BANCARD_PUBLIC_KEY: InvalidPublicKeyError'],
    [CONFIRMATIONS, () => vposError('InvalidTokenError'), 'BANCARD_PRIVATE_KEY: InvalidTokenError'],
    [
      CONFIRMATIONS,
      () => ({ status: 502, raw: '<html>' }),
      'the query of a purchase that never was: status 502',
    ],
    [
      SITEVERIFY,
      answer({ success: false, 'error-codes': ['invalid-input-response', 'invalid-input-secret'] }),
      'RECAPTCHA_SECRET: invalid-input-response, invalid-input-secret',
    ],
  ] as const)('reports the fault in the answer of %s, and fails', async (route, responder, text) => {
    app.providers.on(route, responder);
    const { stdout, stderr, code } = await check();
    expect(stdout).toContain(`  WRONG  ${text}`);
    expect(stdout.match(/WRONG/g)).toHaveLength(1);
    expect({ stderr, code }).toEqual({ stderr: 'wrong: 1\n', code: 1 });
  });

  it.each([
    [{ API_ORIGIN: 'https://10.1.2.3' }, '10.1.2.3 leads to 10.1.2.3, which nobody outside reaches'],
    [{ API_ORIGIN: 'http://api.lavaderos.uy' }, 'API_ORIGIN is not https'],
    [{ BANCARD_CURRENCY: 'PYG' }, 'BANCARD_CURRENCY is PYG, but amounts are Uruguayan pesos'],
  ])('finds what is wrong with the settings %j', async (settings, text) => {
    const { stdout, code } = await check(settings);
    expect(stdout).toContain(`  WRONG  ${text}`);
    expect(code).toBe(1);
  });

  it('reports that another service answers where providers notify', async () => {
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

  it('runs in a running API as well, and reports its wrong clock', async () => {
    app.advance(61_000);
    const { stdout, code } = await runCommand(['--url', url, 'provider', 'check'], processHost);
    app.advance(-61_000);
    expect(stdout.match(/WRONG {2}clock: this machine is 6\d s ahead of the provider/g)).toHaveLength(ASKED);
    expect(stdout).toContain('WRONG  api.lavaderos.invalid is no name that DNS knows');
    expect(code).toBe(1);
  });
});
