import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { connectEmbedded } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openPglite } from '../../src/database/pglite.ts';

/** Makes the files of a migrated embedded database once; test files find them in the environment. */
export default async function setup(): Promise<void> {
  const pglite = await openPglite({ dataDir: 'memory://' });
  const db = connectEmbedded(() => Promise.resolve(pglite));
  await migrate(db, { DATABASE_URL: '' });
  const folder = await mkdtemp(join(tmpdir(), 'laundry-pglite-'));
  const file = join(folder, 'migrated.tar');
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await db.destroy();
  process.env['LAUNDRY_TEST_PGLITE'] = file;
}
