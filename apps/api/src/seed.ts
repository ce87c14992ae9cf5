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

const [file = ''] = new Command('seed').argument('<file>').parse().args;

/** Migrates the database and fills it from a file. A database that has data already stays as it is. */
await runScript(async (db, settings) => {
  await migrate(db, settings);
  const imported = await seedDatabase(db, readLines(file));
  const nothing = 'the database has data already: nothing imported';
  process.stdout.write(`${imported === undefined ? nothing : `imported ${imported} records`}\n`);
}, connectForCommand);
