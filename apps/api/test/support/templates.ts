import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { connect } from '../../src/database/connect.ts';
import type { Database } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { seedDatabase } from '../../src/services/seedDatabase.ts';
import { settingsFrom } from '../../src/settings.ts';
import { DEMO_RECORDS, PASSWORD, toLines } from './demoData.ts';

/** What a test's database is copied from: one without tables, migrated, or with the demo records. */
export type Image = 'empty' | 'migrated' | 'demo';

/** Cheap parameters for hashes: with real ones, sign-ins would take a good part of the tests' time. */
const QUICK = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
export const quickHash = (): Promise<string> => hash(PASSWORD, QUICK);

/** Fills an empty database with the demo records. */
export async function seedDemo(db: Database): Promise<void> {
  await seedDatabase(db, toLines(DEMO_RECORDS));
  await db
    .updateTable('accounts')
    .set({ password_hash: await quickHash() })
    .execute();
}

/** Opens a connection to a database, beside the API's own. */
export async function connection(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { query: client.query.bind(client), close: () => client.end() };
}

/** Runs one statement on a server. @param url of a database whose user may create databases */
export async function administer(url: string, statement: string): Promise<void> {
  const { query, close } = await connection(url);
  await query(statement);
  await close();
}

/** Creates a database, empty or as a copy of another one, whose files do not also go through the log. */
export const createDatabase = (server: string, name: string, template?: string): Promise<void> =>
  administer(server, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);

type Preparation = (db: Database, settings: { readonly DATABASE_URL: string }) => Promise<void>;

async function prepare(settings: Parameters<typeof connect>[0], preparation: Preparation): Promise<void> {
  const db = connect(settings);
  await preparation(db, settings);
  await db.destroy();
}

/** Makes the schema in the database of an environment, and fills it with the demo records. */
export const makeDemo = (environment: NodeJS.ProcessEnv): Promise<void> =>
  prepare(settingsFrom(environment), async (db, settings) => {
    await migrate(db, settings);
    await seedDemo(db);
  });

/** The name of an image's database on a server. @param prefix as makeTemplates gave it */
export const templateName = (prefix: string, image: Image): string => `${prefix}_${image}`;

/** Makes the template databases of the tests. @returns the prefix of their names */
export async function makeTemplates(server: string): Promise<string> {
  const prefix = `template_${randomUUID().replaceAll('-', '')}`;
  const fill = async (image: Image, template: Image | undefined, preparation: Preparation) => {
    const name = templateName(prefix, image);
    await createDatabase(server, name, template && templateName(prefix, template));
    const url = new URL(server);
    url.pathname = `/${name}`;
    await prepare({ DATABASE_URL: url.href, DATABASE_POOL: 1, DATA_DIR: '' }, preparation);
  };
  await fill('migrated', undefined, migrate);
  await fill('demo', 'migrated', seedDemo);
  return prefix;
}
