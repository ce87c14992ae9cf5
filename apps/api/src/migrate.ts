import { Command } from 'commander';
import { migrate } from './database/migrate.ts';
import { runScript } from './process/runScript.ts';

const report = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);

new Command('migrate').parse();

/** `node apps/api/src/migrate.ts`: migrates the database while instances serve, and prints each step. */
await runScript(async (db, settings) => {
  await migrate(db, settings, { report });
  report('the database has the newest schema');
});
