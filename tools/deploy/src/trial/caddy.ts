import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '@laundry/sandbox/local';
import { DOMAIN, filled } from './environment.ts';
import type { Plan } from './environment.ts';
import { command, shell } from './system.ts';

/** Debian's Caddy with `deploy/Caddyfile`, its files in a folder, and certificates of its own authority. */
export async function caddyIn(folder: string, { values, ports }: Plan) {
  const settings = await filled('caddy.env', { ...values, FOLDER: folder });
  const env = { PATH: process.env['PATH'], ...parseEnv(settings) };
  const file = join(folder, 'Caddyfile');
  const config = ['--config', file, '--adapter', 'caddyfile'];
  const address = ['--address', `127.0.0.1:${values.CADDY_PORT}`];
  const caddy = (...args: readonly string[]) => command('caddy', args, { env });
  const own = await readFile(join(ROOT, 'deploy/Caddyfile'), 'utf8');
  // A host for the simulators, which a real installation does not have.
  const simulators = `providers.${DOMAIN} {\n\treverse_proxy 127.0.0.1:${ports.simulators}\n}\n`;
  const write = (text: string) => writeFile(file, `${text}\n${simulators}`);
  return {
    /** The certificate of its authority, which clients have to trust. */
    authority: join(folder, 'caddy/pki/authorities/local/root.crt'),
    /** Starts with the simulators' host only, because the sites are built after an instance answers. */
    start: async (): Promise<void> => {
      await write(own.slice(own.indexOf('\n{\n'), own.indexOf('\n}\n') + '\n}\n'.length));
      // Caddy must not hold the shell's output open, or the command would never end.
      await shell(`caddy start ${config.join(' ')} > ${folder}/caddy.log 2>&1`, env);
    },
    /** Loads `deploy/Caddyfile`, which the sites' policies are part of, without an interruption. */
    reload: async (): Promise<void> => {
      await write(own);
      await caddy('reload', '--force', ...config, ...address);
    },
    stop: () => caddy('stop', ...address),
  };
}
