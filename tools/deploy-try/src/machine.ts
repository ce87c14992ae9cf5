import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from './processes.ts';

const HOSTS = '/etc/hosts';
const MARK = '# npm run deploy:try';
const POSTGRESQL = '/usr/lib/postgresql';

/** The required Debian packages, each with one of its programs. */
const PROGRAMS = {
  caddy: '/usr/bin/caddy',
  postgresql: POSTGRESQL,
  'libnss3-tools': '/usr/bin/certutil',
} as const;

/** Installs missing packages with apt. @returns the packages that it installed */
export async function installMissing(): Promise<readonly string[]> {
  const missing = Object.entries(PROGRAMS).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
  if (missing.length > 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await command('apt-get', ['update', '-q'], { env });
    await command('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], { env });
  }
  return missing;
}

/** The folder of the newest PostgreSQL's programs. */
export async function postgresPrograms(): Promise<string> {
  const [newest] = (await readdir(POSTGRESQL)).sort((one, other) => Number(other) - Number(one));
  if (newest === undefined) throw new Error(`no PostgreSQL in ${POSTGRESQL}`);
  return join(POSTGRESQL, newest, 'bin');
}

/** The versions of the installed programs. */
export async function versions(): Promise<string> {
  const [caddy, postgres] = await Promise.all([
    command(PROGRAMS.caddy, ['version']),
    command(join(await postgresPrograms(), 'postgres'), ['--version']),
  ]);
  const number = (output: string) => /\d+(\.\d+)+/.exec(output)?.[0] ?? output.trim();
  return `Caddy ${number(caddy)}, PostgreSQL ${number(postgres)}, Node ${process.versions.node}`;
}

/** Debian's `postgres` user; PostgreSQL refuses to run as root. */
export async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const idOf = async (flag: string) => Number(await command('id', [flag, 'postgres']));
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function withoutOurs(): Promise<string> {
  const lines = (await readFile(HOSTS, 'utf8')).split('\n');
  return lines.filter((line) => !line.includes(MARK)).join('\n');
}

/**
 * Makes host names point to this machine until the returned function is called. The file is overwritten in
 * place, because containers mount it.
 */
export async function addHostEntries(names: readonly string[]): Promise<() => Promise<void>> {
  const others = await withoutOurs();
  await writeFile(HOSTS, `${others.trimEnd()}\n127.0.0.1 ${names.join(' ')} ${MARK}\n`);
  return async () => writeFile(HOSTS, await withoutOurs());
}
