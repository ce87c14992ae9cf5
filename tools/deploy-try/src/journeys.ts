import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@laundry/sandbox/local';
import { command } from './processes.ts';

/**
 * What people do most, by the names of the journeys: a top-up, its way into the administration's report, and
 * what is asked for and told by mail.
 */
const JOURNEYS = [
  'a double click makes one payment',
  'a cancelled payment charges nothing',
  'the administration finds a top-up in the report of today',
  'a report is mailed, shown without scripts, printed, kept and put away',
  'a failure report brings its machine along, waits without network and is sent with it',
] as const;
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
  /** Who reads what visitors write. */
  readonly supportEmail: string;
}

/** Has Chromium trust an authority: it reads it from the person's own database of certificates. */
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
 * @returns how many there were.
 * @throws Error where one failed or is not there
 */
export async function runJourneys(options: JourneyOptions): Promise<number> {
  const { home, authority, addresses, internalToken, supportEmail } = options;
  await trust(home, authority);
  const said = await command(
    process.execPath,
    [
      PLAYWRIGHT,
      'test',
      `--grep=${JOURNEYS.map((name) => `${name}$`).join('|')}`,
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
  const passed = Number(/(?<passed>\d+) passed/.exec(said)?.groups?.['passed'] ?? 0);
  if (passed !== JOURNEYS.length)
    throw new Error(`${passed} of ${JOURNEYS.length} journeys passed:\n${said}`);
  return passed;
}
