import { emptyDatabase } from '../../src/queries/upkeep.ts';
import { runSql } from '../ledger/ledgerRead.ts';
import { testDatabase } from '../support/testDatabase.ts';

/** A table that is truncated gets a new file. */
const FILES = `select relname::text as name, relfilenode::text as file from pg_class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`;

it('empties every table but the records of migrations', async () => {
  const { db, close } = await testDatabase();
  const files = async () => (await runSql(db, FILES)).rows as unknown as { name: string; file: string }[];
  const before = await files();
  await emptyDatabase(db);
  const after = new Map((await files()).map(({ name, file }) => [name, file]));
  const kept = before.filter(({ name, file }) => after.get(name) === file).map(({ name }) => name);
  expect(kept).toEqual(['kysely_migration', 'kysely_migration_lock', 'migration_steps']);
  await close();
});
