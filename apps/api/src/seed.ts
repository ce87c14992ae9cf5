import { open } from 'node:fs/promises';
import { Command } from 'commander';
import { connectForCommand } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { runScript } from './process/runScript.ts';
import { seedDatabase } from './services/seedDatabase.ts';

const PROGRESS_INTERVAL_MS = 10_000;

/** Reads lines and prints progress. Opens the file on the first read: without a listener, lines are lost. */
async function* readLines(path: string): AsyncGenerator<string> {
  const file = await open(path);
  const { size } = await file.stat();
  let [read, printedAt] = [0, Date.now()];
  for await (const line of file.readLines({ encoding: 'utf8' })) {
    yield line;
    read += Buffer.byteLength(line) + 1;
    if (Date.now() - printedAt < PROGRESS_INTERVAL_MS) continue;
    printedAt = Date.now();
    process.stderr.write(`Importing: ${Math.floor((100 * read) / size)} %…\n`);
  }
}

const [file = ''] = new Command('seed').argument('<file>').parse().args;

/** Migrates the database and fills it from a file. A database that has data already stays as it is. */
await runScript(async (db, settings) => {
  await migrate(db, settings);
  const imported = await seedDatabase(db, readLines(file));
  const nothing = 'the database has data already: nothing imported';
  process.stdout.write(`${imported === undefined ? nothing : `imported ${imported} records`}\n`);
}, connectForCommand);
