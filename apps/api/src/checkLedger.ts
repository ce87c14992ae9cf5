import { parseArgs } from 'node:util';
import { createApp } from './app.ts';
import { connect } from './database/connect.ts';
import { listDiscrepancies } from './queries/discrepancies.ts';
import { checkLedger } from './services/checkLedger.ts';
import { tellDiscrepancies } from './services/tellDiscrepancies.ts';
import { settingsFrom } from './settings.ts';

const MOST = 1000;

/**
 * `npm run ledger:check -- [--days 2]`: compares ledger, balances, states, orders and providers, and prints what is open.
 * Exits with 1 where anything is.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '2' } } });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 0 || days > 366) throw new Error('--days takes 0 to 366');
  const settings = settingsFrom(process.env);
  const db = connect(settings);
  try {
    const { server, dependencies } = await createApp(settings, db);
    await checkLedger(dependencies, days, server.log);
    await tellDiscrepancies(dependencies);
    const open = await listDiscrepancies(db, 'open', MOST);
    for (const { id, kind, key, detail, opened_at: since } of open)
      process.stdout.write(`${since.toISOString()} ${id} ${kind} ${key}: ${detail}\n`);
    process.stdout.write(`${open.length} open discrepancies\n`);
    if (open.length > 0) process.exitCode = 1;
    await server.close();
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
