import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeRecords } from '../demo-data/records.ts';
import { READY_WITHIN_MS, runChild } from './children.ts';
import type { Folders } from './folders.ts';

const WRITE_DEMO_DATA = join(import.meta.dirname, '../demo-data/demoRecords.ts');
const RESET = 'apps/api/src/reset.ts';
const IMPORT = 'apps/api/src/seed.ts';

/** Deletes the data of an earlier run: its files, and the content of its database. */
export async function forget(
  folders: Folders,
  settings: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  await rm(folders.all, { recursive: true, force: true });
  await mkdir(folders.all, { recursive: true });
  if (settings['DATABASE_URL'])
    await runChild([RESET], { env: settings, log: join(folders.all, 'reset.log'), signal });
}

/** Migrates an empty database and fills it. @param folder for the file and the log */
export async function importRecords(
  records: Iterable<object>,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const file = join(folder, 'records.ndjson');
  await writeRecords(file, records);
  const signal = AbortSignal.timeout(READY_WITHIN_MS);
  await runChild([IMPORT, file], { env, log: join(folder, 'import.log'), signal });
}

/** Set by `npm start -- --buildings 50`: the number of buildings that the demo's administration has. */
export const DEMO_BUILDINGS = 'DEMO_BUILDINGS';

/** Migrates the database, and fills a new one from a file, which an interrupted filling leaves. */
export async function prepareDatabase(
  folders: Folders,
  settings: NodeJS.ProcessEnv,
  signal: AbortSignal,
  say: (text: string) => void,
): Promise<void> {
  const log = join(folders.all, 'import.log');
  // The import's progress. Its other lines are for the log alone.
  const onLine = (line: string) => line.endsWith('…') && say(line);
  const buildings = settings[DEMO_BUILDINGS] ?? '0';
  await runChild([WRITE_DEMO_DATA, folders.demoData, buildings], { env: settings, log, signal });
  await runChild([IMPORT, folders.demoData], { env: settings, log, onLine, signal });
  await rm(folders.demoData, { force: true });
}
