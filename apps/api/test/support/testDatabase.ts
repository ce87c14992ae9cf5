import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { connect, connectEmbedded } from '../../src/database/connect.ts';
import type { Database } from '../../src/database/connect.ts';
import { openPglite } from '../../src/database/pglite.ts';
import { openTables } from './tables.ts';
import { administer, createDatabase, templateName } from './templates.ts';
import type { Image } from './templates.ts';

declare global {
  /** Set by the Jest project whose tests run on PGlite; those of the other one run on PostgreSQL. */
  var DATABASE: 'pglite' | undefined;
}

export interface TestDatabase extends ReturnType<typeof openTables> {
  readonly db: Database;
  /** Empty for the embedded database. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

async function newDatabaseUrl(image: Image): Promise<{ url: string; drop: () => Promise<void> }> {
  if (globalThis.DATABASE === 'pglite') return { url: '', drop: async () => undefined };
  const server = process.env['LAUNDRY_TEST_POSTGRES'] ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = templateName(process.env['LAUNDRY_TEST_TEMPLATES'] ?? '', image);
  await createDatabase(server, name, image === 'empty' ? undefined : template);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

/** Opens PGlite in memory, from the files of an image that was made before all tests. */
export const openImage = async (image: Image) =>
  openPglite({
    dataDir: 'memory://',
    loadDataDir: await openAsBlob(join(process.env['LAUNDRY_TEST_PGLITE'] ?? '', image)),
  });

async function openDatabase(image: Image): Promise<TestDatabase> {
  const { url, drop } = await newDatabaseUrl(image);
  const settings = { DATABASE_URL: url, DATABASE_POOL: 16, DATA_DIR: '' };
  // PGlite takes time to open, which must not count as time of the first statement.
  const embedded = url ? undefined : openImage(image);
  await embedded;
  const db = embedded ? connectEmbedded(() => embedded) : connect(settings);
  return {
    ...openTables(db),
    db,
    url,
    close: async () => {
      await db.destroy();
      await drop();
    },
  };
}

/** Makes a migrated database: an embedded one in memory, or one on the server of the Jest project. */
export const testDatabase = (): Promise<TestDatabase> => openDatabase('migrated');

/** The same with the demo records in it. */
export const demoDatabase = (): Promise<TestDatabase> => openDatabase('demo');

/** Makes an empty database, for a process of its own. The URL of an embedded one is empty. */
export const emptyDatabase = () => newDatabaseUrl('empty');
