import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connectForCommand } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { runScript } from './process/runScript.ts';
import { seedDatabase, updateLaundromats } from './services/seedDatabase.ts';

const USAGE = 'usage: node apps/api/src/seed.ts [--if-empty] [--laundromats] FILE';
const OPTIONS = {
  'if-empty': { type: 'boolean', default: false },
  laundromats: { type: 'boolean', default: false },
} as const;

/** The lines of a file, opened on the first read: a reader without a listener loses lines. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path);
  yield* file.readLines({ encoding: 'utf8' });
}

/**
 * Migrates the database and fills it from a file. Of a database with data --laundromats updates the public
 * laundromats, and --if-empty nothing. Without these options this exits with 1.
 */
await runScript(async (db, settings) => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(USAGE);
  await migrate(db, settings);
  const imported = await seedDatabase(db, linesOf(file));
  if (imported.kind === 'imported') process.stdout.write(`imported ${imported.lines} records\n`);
  else if (values.laundromats) {
    const { updated, unknown } = await updateLaundromats(db, linesOf(file));
    process.stdout.write(`updated ${updated} laundromats, left out ${unknown} of unknown buildings\n`);
  } else if (values['if-empty']) process.stdout.write('the database has data already: nothing imported\n');
  else throw new Error('The database has data already; --if-empty leaves it as it is');
}, connectForCommand);
