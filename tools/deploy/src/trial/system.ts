import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
let interruption = new AbortController();

/** Ends the running commands. Later ones are not affected. */
export function interrupt(): void {
  interruption.abort(new Error('interrupted'));
  interruption = new AbortController();
}

/** Runs a command and returns its output. @throws Error with its output where it fails */
export async function command(
  program: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {},
): Promise<string> {
  const { signal } = interruption;
  const run = promisify(execFile)(program, [...args], { ...options, signal, maxBuffer: MAX_OUTPUT_BYTES });
  return (await run).stdout.trim();
}

/** Runs a shell script, which ends at the first failure. */
export const shell = (script: string, env = process.env): Promise<string> =>
  command('sh', ['-euc', script], { env });

/** Installs missing Debian packages with apt. @returns the programs' versions */
export const prepareMachine = () =>
  shell(`export DEBIAN_FRONTEND=noninteractive
    [ -x /usr/bin/caddy ] && [ -d /usr/lib/postgresql ] && [ -x /usr/bin/certutil ] || {
      apt-get update -q && apt-get install -y -q --no-install-recommends caddy postgresql libnss3-tools; } >&2
    echo "Caddy $(caddy version), $(psql --version), Node ${process.versions.node}"`);

/** The folder of the newest PostgreSQL's programs. */
export const postgresPrograms = () => shell('ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1');

const MARK = '# npm run deploy:try';

/**
 * Makes host names point to this machine until the returned function is called. The file is overwritten in
 * place, because containers mount it.
 */
export async function addHostEntries(names: readonly string[]): Promise<() => Promise<unknown>> {
  const remove = () => shell(`others=$(grep -v '${MARK}' /etc/hosts); echo "$others" > /etc/hosts`);
  await remove();
  await shell(`echo '127.0.0.1 ${names.join(' ')} ${MARK}' >> /etc/hosts`);
  return remove;
}
