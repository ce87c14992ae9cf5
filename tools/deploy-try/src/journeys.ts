import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@laundry/sandbox/local';
import { command } from './processes.ts';

/** The most common journeys: top-ups, the way of one into the administration's report, and mails. */
const TAG = '@installation';
/** Longer than in a local run, because the machine is still busy with the installation. */
const EACH_WITHIN_MS = 240_000;
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

interface JourneyOptions {
  /** The folder of the browser's trusted certificates. */
  readonly home: string;
  /** The certificate to trust. */
  readonly authority: string;
  readonly addresses: Readonly<Record<'site' | 'portal' | 'api' | 'simulators' | 'mailbox', string>>;
  readonly internalToken: string;
  /** The address that visitors' messages are mailed to. */
  readonly supportEmail: string;
}

/** Makes Chromium trust an authority: it reads the user's own certificate database. */
async function trust(home: string, authority: string): Promise<void> {
  const database = join(home, '.pki/nssdb');
  await mkdir(database, { recursive: true });
  const certutil = (...args: readonly string[]) => command('certutil', ['-d', `sql:${database}`, ...args]);
  await certutil('-N', '--empty-password');
  await certutil('-A', '-t', 'C,,', '-n', 'deploy:try', '-i', authority);
}

/**
 * Runs browser journeys of `tools/e2e` against an installation.
 *
 * @returns their number
 * @throws Error where one failed or there are none
 */
export async function runJourneys(options: JourneyOptions): Promise<number> {
  const { home, authority, addresses, internalToken, supportEmail } = options;
  await trust(home, authority);
  const output = await command(
    process.execPath,
    [
      PLAYWRIGHT,
      'test',
      `--grep=${TAG}`,
      '--project=desktop',
      `--timeout=${EACH_WITHIN_MS}`,
      `--output=${join(home, 'journeys')}`,
    ],
    {
      cwd: join(ROOT, 'tools/e2e'),
      env: {
        ...process.env,
        HOME: home,
        NODE_EXTRA_CA_CERTS: authority,
        E2E_ADDRESSES: JSON.stringify(addresses),
        E2E_INTERNAL_TOKEN: internalToken,
        E2E_SUPPORT_EMAIL: supportEmail,
      },
    },
  );
  return Number(/(?<passed>\d+) passed/.exec(output)?.groups?.['passed'] ?? 0);
}
