import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { importData, updateLaundromats } from './services/importData.ts';
import { settingsFrom } from './settings.ts';

const USAGE = 'usage: node apps/api/src/import.ts [--if-empty] [--laundromats] FILE';
const OPTIONS = {
  'if-empty': { type: 'boolean', default: false },
  laundromats: { type: 'boolean', default: false },
} as const;

/** The lines of a file, opened when the first is asked for: a reader that starts before its listener loses lines. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path);
  yield* file.readLines({ encoding: 'utf8' });
}

/**
 * Migrates the database and fills it from a file. A database that has data takes the file's public laundromats alone, with
 * --laundromats, or nothing, with --if-empty; else this exits with 1.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(USAGE);
  const settings = settingsFrom(process.env);
  const db = connect(settings);
  try {
    await migrate(db, settings);
    const imported = await importData(db, linesOf(file));
    if (imported.kind === 'imported') process.stdout.write(`imported ${imported.lines} records\n`);
    else if (values.laundromats) {
      const { listed, unknown } = await updateLaundromats(db, linesOf(file));
      process.stdout.write(`listed ${listed} laundromats, left out ${unknown} of unknown buildings\n`);
    } else if (values['if-empty']) process.stdout.write('the database has data already: nothing imported\n');
    else throw new Error('The database has data already; --if-empty leaves it as it is');
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
