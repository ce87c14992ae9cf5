import { join, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { ROOT } from '@laundry/sandbox/local';
import { readCommandLine } from '@laundry/sandbox/commandLine';
import { packageApi } from './packageApi.ts';
import { packageSites } from './packageSites.ts';

const ARTIFACTS = ['api', 'sites'] as const;
const MEGABYTE = 1024 * 1024;

/**
 * `npm run package`: writes the API and the sites as an installation takes them to `dist/api` and
 * `dist/sites`. `--settings` names a file of `SITE_*` lines; the environment takes precedence over it.
 */
async function main(): Promise<void> {
  const { chosen, settings, ...values } = readCommandLine(
    { options: { out: 'dist', settings: '' }, operands: '[artifact...]' },
    (given, names) => {
      const chosen = ARTIFACTS.filter((name) => names.length === 0 || names.includes(name));
      if (names.some((name) => !ARTIFACTS.some((known) => known === name)))
        throw new Error(`no artifact ${names.join(', ')}`);
      return { ...given, chosen };
    },
  );
  if (settings) loadEnvFile(settings);
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
