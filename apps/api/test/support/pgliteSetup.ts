import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { connectEmbedded } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openPglite } from '../../src/database/pglite.ts';
import { seedDemo } from './templates.ts';
import type { Image } from './templates.ts';

/** Databases that new ones are copied from. No test makes any, and these are two thirds of the files. */
const TEMPLATES = ['template0', 'template1'];

/**
 * Makes the files of an embedded database once for each image, because that takes one and a half seconds.
 * Test files find the folder in the environment.
 */
export default async function setup(): Promise<void> {
  const pglite = await openPglite({ dataDir: 'memory://' });
  const folder = await mkdtemp(join(tmpdir(), 'laundry-pglite-'));
  const save = async (image: Image) => {
    const files = await pglite.dumpDataDir('none');
    await writeFile(join(folder, image), Buffer.from(await files.arrayBuffer()));
  };
  await pglite.exec('update pg_database set datistemplate = false');
  for (const template of TEMPLATES) await pglite.exec(`drop database ${template}`);
  const db = connectEmbedded(() => Promise.resolve(pglite));
  await migrate(db, { DATABASE_URL: '' });
  await save('migrated');
  await seedDemo(db);
  await save('demo');
  await db.destroy();
  process.env['LAUNDRY_TEST_PGLITE'] = folder;
}
