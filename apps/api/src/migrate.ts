import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { settingsFrom } from './settings.ts';
import { startErrorText } from './process/startError.ts';

/** `node apps/api/src/migrate.ts`: migrates the database while instances serve, and prints each step. */
async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const db = connect(settings);
  const report = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);
  try {
    await migrate(db, settings, { report });
    report('the database has the newest schema');
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${startErrorText(error)}\n`);
  process.exitCode = 1;
});
