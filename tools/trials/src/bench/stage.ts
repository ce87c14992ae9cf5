import { join } from 'node:path';
import { simulatorSettings } from '@laundry/sandbox';
import { createClosers, freePort, importRecords, startPostgres, startServer } from '@laundry/sandbox/local';
import type { Closers } from '@laundry/sandbox/local';
import pg from 'pg';
import { ADMINISTRATOR, COMPANY, fill } from './data.ts';
import type { Amounts } from './data.ts';
import { serveSites } from './sites.ts';

export interface Options {
  readonly rounds: number;
  /** The length of a load, in seconds. */
  readonly seconds: number;
  /** The number of uses, and of transactions, in the large database of `growth`. */
  readonly rows: number;
}

/** An instance of the API over a database of its own, with a session of the data's administrator. */
export interface Api {
  readonly origin: string;
  readonly pid: number;
  readonly databaseUrl: string;
  readonly token: string;
}

/** The amounts of data for `load` and the portal's benchmarks. */
const USUAL: Amounts = { uses: 1_000_000, transactions: 100_000 };

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** Signs in as the data's administrator. @returns the session's token */
async function signIn(api: string, simulators: string): Promise<string> {
  const asked = await fetch(`${simulators}/recaptcha/token?action=login`);
  const captcha = (await asked.json()) as { token: string };
  const answer = await fetch(`${api}/public-site/v1/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      emailAddress: ADMINISTRATOR.email,
      password: ADMINISTRATOR.password,
      recaptchaToken: captcha.token,
    }),
  });
  if (!answer.ok) throw new Error(`signin: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

async function openStage(options: Options, closers: Closers) {
  const scratch = await closers.folder('bench');
  const [apiPort, simulatorsPort, sitesPort] = [await freePort(), await freePort(), await freePort()];
  const site = `http://localhost:${sitesPort}`;
  const simulators = `http://localhost:${simulatorsPort}`;

  /** Starts a program and waits until it answers. @returns its process */
  const startProgram = (args: readonly string[], own: NodeJS.ProcessEnv, url: string) => {
    const log = join(scratch, `${new URL(url).port}.log`);
    return startServer(args, [url], { env: { ...process.env, ...own }, log, closers });
  };

  const server = once(async () => {
    const { url } = closers.keep(await startPostgres());
    const program = 'tools/trials/src/bench/serveSimulators.ts';
    const state = join(scratch, 'simulators.json');
    const args = [program, String(simulatorsPort), state, `http://localhost:${apiPort}`, site];
    await startProgram(args, {}, `${simulators}/_control/timings`);
    return url;
  });

  async function createDatabase(name: string, amounts: Amounts): Promise<string> {
    const client = new pg.Client({ connectionString: await server() });
    await client.connect();
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    await client.end();
    const DATABASE_URL = Object.assign(new URL(await server()), { pathname: `/${name}` }).href;
    await importRecords(COMPANY.records(), scratch, { ...process.env, DATABASE_URL });
    await fill(DATABASE_URL, amounts);
    return DATABASE_URL;
  }

  /** Starts an instance over a new database with the given data. */
  async function startApi(name: string, amounts: Amounts, port?: number): Promise<Api> {
    const databaseUrl = await createDatabase(name, amounts);
    const origin = `http://localhost:${port ?? (await freePort())}`;
    const env = {
      ...simulatorSettings(simulators),
      DATABASE_URL: databaseUrl,
      API_PORT: new URL(origin).port,
      API_ORIGIN: origin,
      PUBLIC_ORIGIN: site,
      LOG_LEVEL: 'warn',
      RECONCILE_EVERY_MS: '0',
      REPORTS_PER_SESSION: '0',
      MAIL_EVERY_MS: '0',
    };
    const { pid } = await startProgram(['apps/api/src/main.ts'], env, `${origin}/readyz`);
    return { origin, pid, databaseUrl, token: await signIn(origin, simulators) };
  }

  const api = once(() => startApi('usual', USUAL, apiPort));
  return {
    options,
    /** A temporary folder, removed afterwards. */
    scratch,
    simulators,
    startApi,
    /** The instance over the usual data. */
    api,
    /** Both sites as production serves them, and the bare grid, over that instance. */
    sites: once(async () => {
      await api();
      return serveSites({ apiPort, sitesPort, simulators, scratch }, closers);
    }),
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Runs benchmarks on a stage, whose parts start when they are first needed and stop afterwards. */
export async function withStage(options: Options, measure: (stage: Stage) => Promise<void>): Promise<void> {
  const closers = createClosers();
  try {
    await measure(await openStage(options, closers));
  } finally {
    await closers.closeAll();
  }
}
