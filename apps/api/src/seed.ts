import { open } from 'node:fs/promises';
import { Command } from 'commander';
import { connectForCommand } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { runScript } from './process/runScript.ts';
import { seedDatabase } from './services/seedDatabase.ts';

/** The lines of a file, opened on the first read: a reader without a listener loses lines. */
async function* readLines(path: string): AsyncGenerator<string> {
  const file = await open(path);
  yield* file.readLines({ encoding: 'utf8' });
}

const command = new Command('seed').argument('<file>').option('--if-empty').parse();
const [file = ''] = command.args;
const { ifEmpty = false } = command.opts<{ ifEmpty?: boolean }>();

/** Migrates the database and fills it from a file. If it has data already, exits with 1 unless --if-empty. */
await runScript(async (db, settings) => {
  await migrate(db, settings);
  const imported = await seedDatabase(db, readLines(file));
  if (imported !== undefined) process.stdout.write(`imported ${imported} records\n`);
  else if (ifEmpty) process.stdout.write('the database has data already: nothing imported\n');
  else throw new Error('The database has data already; --if-empty leaves it as it is');
}, connectForCommand);
