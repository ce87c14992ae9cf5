import { join, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from '@laundry/sandbox/local';
import { packageApi } from './packageApi.ts';
import { packageSites } from './packageSites.ts';

const USAGE = 'usage: npm run package -- [api] [sites] [--out dist] [--settings FILE]';
const OPTIONS = { out: { type: 'string', default: 'dist' }, settings: { type: 'string' } } as const;
const ARTIFACTS = ['api', 'sites'] as const;
const MEGABYTE = 1024 * 1024;

/**
 * `npm run package`: writes the API and the sites as an installation takes them to `dist/api` and
 * `dist/sites`. `--settings` names a file of `SITE_*` lines; the environment takes precedence over it.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const chosen = ARTIFACTS.filter((name) => positionals.length === 0 || positionals.includes(name));
  if (positionals.some((name) => !ARTIFACTS.some((known) => known === name))) throw new Error(USAGE);
  if (values.settings !== undefined) loadEnvFile(values.settings);
  const out = resolve(ROOT, values.out);

  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  if (chosen.includes('api')) {
    const { commands, bytes } = await packageApi(ROOT, join(out, 'api'));
    console.log(
      `${join(out, 'api')}: ${(bytes / MEGABYTE).toFixed(1)} MB, ${commands.map((name) => `${name}.js`).join(', ')}`,
    );
  }
  if (chosen.includes('sites')) {
    const left = await packageSites(join(out, 'sites'), process.env, ending.signal);
    console.log([`${join(out, 'sites')}: public, portal, policy.caddy`, ...left].join('\n'));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
