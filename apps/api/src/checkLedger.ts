import { Command, InvalidArgumentError } from 'commander';
import { createApp } from './app.ts';
import { formatCents } from '@laundry/strings/format';
import { runScript } from './process/runScript.ts';
import { listDiscrepancies } from './queries/ledgerCheck/discrepancies.ts';
import { checkLedger, mailDiscrepancies } from './services/ledgerCheck/checkLedger.ts';
import { MINUTE_MS } from './shared/clock.ts';
import { printable } from './shared/printable.ts';

const wholeUpTo = (most: number) => (text: string) => {
  if (!/^\d+$/.test(text) || Number(text) > most) throw new InvalidArgumentError(`It takes 0 to ${most}.`);
  return Number(text);
};
const { days, graceMinutes } = new Command('checkLedger')
  .option('--days <count>', 'how many days before today', wholeUpTo(366), 2)
  .option('--grace-minutes <count>', 'the age of a change that should be known', wholeUpTo(1440), 10)
  .parse()
  .opts<{ readonly days: number; readonly graceMinutes: number }>();

const sumText = ({ payments, cents }: { readonly payments: number; readonly cents: number }) =>
  `${payments} payments, ${formatCents(cents)}`;

/** The comparison with the providers: a line for each channel and day. */
const formatLines = ({ days, silent, failed }: Awaited<ReturnType<typeof checkLedger>>) => [
  ...days.map(
    ({ day, channel, provider, ledger }) =>
      `${day} ${channel}: the provider holds ${sumText(provider)}; the ledger has ${sumText(ledger)}`,
  ),
  ...silent.map(
    (channel) => `${channel}: its provider lists nothing and cannot be asked, so it is not compared`,
  ),
  ...failed,
];

/**
 * `npm run ledger:check`: compares ledger, balances, states, orders and providers, and prints every day of a
 * provider and all open discrepancies. Exits with 1 if there are any, or if a provider could not be compared.
 */
await runScript(async (db, settings) => {
  // Without a line of the log for each payment that was asked about: the output is the report.
  const { server, dependencies } = await createApp({ ...settings, LOG_LEVEL: 'warn' }, db);
  const checked = await checkLedger(dependencies, { days, graceMs: graceMinutes * MINUTE_MS });
  await mailDiscrepancies(dependencies);
  const open = await listDiscrepancies(db, 'open');
  const openLines = open.map(
    ({ id, kind, key, detail, opened_at: since }) => `${since.toISOString()} ${id} ${kind} ${key}: ${detail}`,
  );
  for (const line of [...formatLines(checked), ...openLines]) process.stdout.write(`${printable(line)}\n`);
  process.stdout.write(`${open.length} open discrepancies\n`);
  if (open.length > 0 || checked.failed.length > 0) process.exitCode = 1;
  await server.close();
});
