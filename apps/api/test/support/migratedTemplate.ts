import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';

/** Says one thing to a server. @param url of a database whose user may create databases */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Makes a migrated database that those of the tests are copied from. @returns its name */
export async function makeTemplate(server: string): Promise<string> {
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const settings = { DATABASE_URL: url.href, DATABASE_POOL: 1, DATA_DIR: '' };
  const db = connect(settings);
  await migrate(db, settings);
  await db.destroy();
  return name;
}
