import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@laundry/sandbox/local';
import { command } from './processes.ts';

/** What people do most: a top-up, pressed once and twice, gone back from and cancelled, and its way into the administration's report. */
const JOURNEYS = ['journeys/onePayment.spec.ts', 'journeys/portal.spec.ts'] as const;
/** Longer than in a local run: a machine that an installation was just made on is busy. */
const EACH_WITHIN_MS = 240_000;
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

interface JourneyOptions {
  /** Where the browser keeps what it trusts. */
  readonly home: string;
  /** The certificate to trust. */
  readonly authority: string;
  readonly addresses: Readonly<Record<'site' | 'portal' | 'api' | 'simulators' | 'mailbox', string>>;
  readonly internalToken: string;
}

/** Has Chromium trust an authority: it reads it from the person's own database of certificates. */
async function trust(home: string, authority: string): Promise<void> {
  const database = join(home, '.pki/nssdb');
  await mkdir(database, { recursive: true });
  const certutil = (...args: readonly string[]) => command('certutil', ['-d', `sql:${database}`, ...args]);
  await certutil('-N', '--empty-password');
  await certutil('-A', '-t', 'C,,', '-n', 'deploy:try', '-i', authority);
}

/** Runs browser journeys of `tools/e2e` against an installation. @returns what Playwright says of them */
export async function runJourneys(options: JourneyOptions): Promise<string> {
  const { home, authority, addresses, internalToken } = options;
  await trust(home, authority);
  const said = await command(
    process.execPath,
    [PLAYWRIGHT, 'test', ...JOURNEYS, '--project=desktop', `--timeout=${EACH_WITHIN_MS}`],
    {
      cwd: join(ROOT, 'tools/e2e'),
      env: {
        ...process.env,
        HOME: home,
        NODE_EXTRA_CA_CERTS: authority,
        E2E_ADDRESSES: JSON.stringify(addresses),
        E2E_INTERNAL_TOKEN: internalToken,
      },
    },
  );
  return said.trim().split('\n').at(-1)?.trim() ?? '';
}
