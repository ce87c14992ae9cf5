import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { postgresPrograms } from './postgresBinaries.ts';

const run = promisify(execFile);
const UNPRIVILEGED = 'nobody';
const READY_WITHIN_MS = 30_000;

interface Credentials {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
function credentials(): Credentials {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, UNPRIVILEGED], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

/**
 * Runs the server until its standard input closes, which happens however this process ends, and then removes what it
 * left. $1 is the program, $2 the scratch folder, the rest its arguments.
 */
const GUARD = `program=$1; scratch=$2; shift 2
exec 3<&0
"$program" "$@" </dev/null 3<&- & server=$!
( cat <&3 >/dev/null; kill -INT $server ) & watch=$!
wait $server; kill $watch; rm -rf "$scratch"`;

/** Only for tests: nothing has to survive a crash of the machine. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

export interface PostgresServer {
  /** Of a database whose user may create databases. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function startOwn(): Promise<PostgresServer> {
  const scratch = await mkdtemp(join(tmpdir(), 'laundry-postgres-'));
  const user = credentials();
  await chmod(scratch, 0o755);
  const programs = await postgresPrograms(scratch);
  if (user.uid !== undefined) await run('chown', ['-R', `${user.uid}:${user.gid}`, scratch]);
  const data = join(scratch, 'data');
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: scratch },
  );
  const port = await freePort();
  const settings = [...FAST, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const guard = spawn('sh', ['-c', GUARD, 'guard', join(programs, 'postgres'), scratch, ...args], {
    ...user,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    guard.stdin.end();
    await ended;
  };
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** A server for tests: TEST_DATABASE_URL where given, else one of our own on a free port of the loopback. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, stop: async () => undefined } : startOwn();
}
