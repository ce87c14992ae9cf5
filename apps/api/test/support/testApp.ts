import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { CHANNEL_NAMES, isChannel } from '@laundry/api-contract';
import type { ChannelName } from '@laundry/api-contract';
import { simulatorUrls } from '@laundry/payment-channels/simulator';
import { PAYERS } from '@laundry/payment-channels/testing';
import { montevideoDay } from '@laundry/strings/format';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../../src/app.ts';
import type { Database } from '../../src/database/connect.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { reconcile } from '../../src/jobs/reconciler.ts';
import type { CompanyCommandName } from '../../src/services/company/commands.ts';
import { settingsFrom } from '../../src/settings.ts';
import { CARDS, IDS, OWN_EMAIL, PASSWORD } from './demoData.ts';
import { startFakeProviders } from './fakeProviders.ts';
import { openTables } from './tables.ts';
import { demoDatabase } from './testDatabase.ts';
import type { TestDatabase } from './testDatabase.ts';

/** In milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Settings with which sessions last as long as they may, for tests that advance the clock by days. */
export const LONG_SESSIONS = { SESSION_HOURS: '744', SESSION_IDLE_HOURS: '744' };

export interface Answered {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  /** Parsed JSON; an empty object for an empty body. */
  readonly body: Record<string, unknown>;
  readonly text: string;
}

/** The further fields that the channel in `fields` requires. */
export const demandedBy = (fields: object): object =>
  'channel' in fields && isChannel(String(fields.channel))
    ? PAYERS[fields.channel as ChannelName].demanded
    : {};

/** The body of a valid top-up. */
export const topUp = (fields: object = {}) => ({
  email: 'ana@demo.example',
  name: 'Ana Pérez',
  currency: 858,
  amount: 400,
  uid: CARDS.plain,
  channel: 'MercadoPagos',
  rut: '',
  ...demandedBy(fields),
  ...fields,
});

export const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** The expected status and code of an answer that refuses a call. */
export const refusal = (status: number, result_code: unknown, result_detail?: unknown) => ({
  status,
  body: { result_code, ...(result_detail !== undefined && { result_detail }) },
});

/** Expects a refusal by a rate limit, with a Retry-After of more than `seconds`. */
export function expectLimited(answer: Answered, seconds = 0): void {
  expect(answer).toMatchObject(refusal(429, 'ex_too_many_requests'));
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(seconds);
}

/** The functions by which tests call an instance. */
function createCalls(server: FastifyInstance) {
  async function call(options: InjectOptions): Promise<Answered> {
    const response = await server.inject(options);
    const isJson = response.body !== '' && String(response.headers['content-type']).includes('json');
    const body = isJson ? response.json<Record<string, unknown>>() : {};
    return { status: response.statusCode, headers: response.headers, body, text: response.body };
  }
  const get = (url: string, headers: Record<string, string> = {}) => call({ method: 'GET', url, headers });
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    call({ method: 'POST', url, payload, headers });
  const create = (fields: object = {}, key?: string) =>
    post('/api/v1/transaction/create', topUp(fields), key ? { 'idempotency-key': key } : {});
  /** Runs a command of the company. @returns its result, or the envelope of its refusal */
  async function command(name: CompanyCommandName, input: object): Promise<Answered> {
    const answered = await post(`/internal/company/${name}`, { input: JSON.stringify(input) });
    const { result } = answered.body;
    if (typeof result !== 'string') return answered;
    return { ...answered, text: result, body: JSON.parse(result) as Answered['body'] };
  }
  /** The parsed answer to a GET request, which has to be JSON. */
  const json = async <T>(url: string, headers?: Record<string, string>) =>
    JSON.parse((await get(url, headers)).text) as T;
  return { call, get, post, create, command, json };
}

/** A test's settings with fake providers. Their timeout is long; only tests of timeouts shorten it. */
export function testEnvironment(providers: string, more: Record<string, string> = {}) {
  return {
    LOG_LEVEL: 'silent',
    ...simulatorUrls(providers),
    RECAPTCHA_VERIFY_URL: `${providers}/recaptcha/api/siteverify`,
    PROVIDER_TIMEOUT_MS: '10000',
    PROVIDER_PAUSE_MS: '0',
    // Tests tell payments apart by their amounts, which may be small; createTransaction.test.ts has the rule.
    MIN_TOPUP_USES: '0',
    RECONCILE_EVERY_MS: '0',
    MAIL_EVERY_MS: '0',
    ...more,
  };
}

/**
 * Starts the whole API in this process, with a database, fake providers and a clock that can be advanced.
 *
 * @param open opens its database, by default one with the demo records
 * @param replace gives the database that the API uses in place of that one
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  {
    open = demoDatabase,
    replace,
  }: {
    readonly open?: () => Promise<TestDatabase>;
    readonly replace?: (database: TestDatabase) => Promise<Database>;
  } = {},
) {
  const providers = await startFakeProviders();
  const database = await open();
  const settings = settingsFrom(
    testEnvironment(providers.origin, {
      DATABASE_URL: replace ? '' : database.url,
      ...environment,
    }),
  );
  const appDatabase = (await replace?.(database)) ?? database.db;
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const app = await createApp(settings, appDatabase, clock);

  const calls = createCalls(app.server);
  const { get, post, create } = calls;
  const further: FastifyInstance[] = [];

  const account = async (uid: string = CARDS.plain) => (await get(`/internal/cards/${uid}`)).body;
  const payment = async (id: string) => (await get(`/internal/transactions/${id}`)).body;
  const signin = (emailAddress: string, password = PASSWORD) =>
    post('/public-site/v1/signin', { emailAddress, password, recaptchaToken: 'token' });
  const getToken = async (emailAddress: string = OWN_EMAIL, password?: string) =>
    String((await signin(emailAddress, password)).body['token']);
  const momentIn = (ms: number) => new Date(clock().getTime() + ms);
  const dayIn = (days: number) => montevideoDay(momentIn(days * DAY));
  const advance = (ms: number) => {
    ahead += ms;
  };

  return {
    ...app,
    ...openTables(database.db),
    db: database.db,
    databaseUrl: database.url,
    settings,
    providers,
    clock,
    ...calls,
    /** Starts a further instance on the same database, which closes with the first. */
    another: async (changed: Partial<typeof settings> = {}, itsClock = clock) => {
      const other = await createApp({ ...settings, ...changed }, appDatabase, itsClock);
      further.push(other.server);
      return { ...other, ...createCalls(other.server) };
    },
    /** Creates a top-up. @returns its id */
    createTopUp: async (fields: object = {}) =>
      String((await create(fields, randomUUID())).body['transaction_id']),
    /** The payment that was created last. */
    lastPayment: () =>
      database.db
        .selectFrom('transactions')
        .select(['id', 'state'])
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow(),
    /** Adds cards, by default to the plain building and without a balance. */
    addCards: (...cards: readonly { readonly uid: string; readonly [field: string]: unknown }[]) =>
      database.add(
        'cards',
        ...cards.map((card) => ({
          building_id: IDS.plain,
          unit_id: null,
          state: 'active' as const,
          balance_cents: 0,
          ...card,
        })),
      ),
    getStatus: async (id: string) => (await get(`/api/v1/transaction/status/${id}`)).body,
    account,
    /** The amounts that a payment moved on its card, in pesos. */
    listMovements: async (id: string, uid?: string) => {
      const { movements } = await account(uid);
      const own = (movements as { transaction_id: string | null; amount: number }[]).filter(
        ({ transaction_id }) => transaction_id === id,
      );
      return own.map(({ amount }) => amount);
    },
    balance: async (uid?: string) => Number((await account(uid))['balance']),
    payment,
    listStates: async (id: string) =>
      ((await payment(id))['history'] as { state: string }[]).map(({ state }) => state),
    signin,
    getToken,
    /** The status that a session gets for an unknown building: 404 while an administrator is signed in. */
    sessionStatus: async (token: string) => (await get('/api/v1/buildings/x', bearer(token))).status,
    /** Signs in, by default as the administrator. @returns the headers of the session */
    session: async (emailAddress?: string, password?: string) =>
      bearer(await getToken(emailAddress, password)),
    advance,
    /** Runs the reconciler once, by default for each provider. */
    reconcile: (...channels: ChannelName[]) =>
      Promise.all(
        (channels.length > 0 ? channels : CHANNEL_NAMES).map((name) => reconcile(app.dependencies, name)),
      ),
    /** Runs a job once, as an instance does. */
    runJob: async (name: string) =>
      createJobs(settings, app.mailer)
        .find((job) => job.name === name)
        ?.run(app.dependencies, new AbortController().signal),
    /** The moment `ms` milliseconds from now; in the past where `ms` is negative. */
    momentIn,
    today: () => dayIn(0),
    /** The day in Montevideo `days` days from today; in the past where `days` is negative. */
    dayIn,
    advanceTo: (moment: Date | string) => advance(new Date(moment).getTime() - clock().getTime()),
    /** Has the server listen. @returns its address */
    listen: async () => {
      await app.server.listen({ host: '127.0.0.1', port: 0 });
      return `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
    },
    /** Restores the providers' answers, and lets the minute pass in which a card's creations are limited. */
    begin: () => {
      providers.restore();
      advance(61_000);
    },
    close: async () => {
      for (const server of [...further, app.server]) await server.close();
      await providers.close();
      if (appDatabase !== database.db) await appDatabase.destroy();
      await database.close();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** The functions that close the open fixtures, the newest first. */
const closings: (() => Promise<void> | undefined)[] = [];

/**
 * An object that the tests of the calling file or block share: started before the first of them, and closed
 * after the last one, before objects that were started earlier. Its properties exist once the tests run. With
 * `beforeEach` and `afterEach` each test has its own.
 */
export function fixture<T extends object>(start: () => Promise<T>, before = beforeAll, after = afterAll): T {
  const shared = {} as T & { readonly close?: () => Promise<void> };
  before(async () => {
    Object.assign(shared, await start());
    closings.unshift(() => shared.close?.());
  });
  after(() => closings.shift()?.());
  return shared;
}
