import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { emptyDatabase } from './queries/upkeep.ts';
import { settingsFrom } from './settings.ts';

/** `node apps/api/src/reset.ts`: migrates the database and deletes all its data. Not in production. */
async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  if (settings.API_MODE === 'production') throw new Error('A database of production is not emptied');
  const db = connect(settings);
  try {
    await migrate(db, settings);
    await emptyDatabase(db);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
