import type { Database } from '../../src/database/connect.ts';
import type { Schema } from '../../src/database/schema.ts';

type Table = keyof Schema;
type Read<Column> = Column extends { readonly __select__: infer Value } ? Value : Column;
type Row<Name extends Table> = { readonly [Column in keyof Schema[Name]]: Read<Schema[Name][Column]> };
/** Values of columns, whose types only the database checks. */
type Values<Name extends Table> = Partial<
  Readonly<Record<keyof Schema[Name], string | number | boolean | object | null>>
>;

/** Functions that read and write single tables directly, not through the API. */
export function openTables(db: Database) {
  // Kysely types a query by the name of one table; `transactions` stands for all of them.
  const typed = (table: Table) => table as 'transactions';
  /** @param by the column that orders them */
  async function rows<Name extends Table>(table: Name, where: Values<Name> = {}, by?: keyof Row<Name>) {
    const found = db
      .selectFrom(typed(table))
      .selectAll()
      .where((row) => row.and({ ...where }));
    return (await (by ? found.orderBy(by as 'id') : found).execute()) as unknown as Row<Name>[];
  }
  return {
    rows,
    /** A row with these values. @throws Error where there is none */
    row: async <Name extends Table>(table: Name, where?: Values<Name>) => {
      const [first] = await rows(table, where);
      if (!first) throw new Error(`no such row of ${table}`);
      return first;
    },
    add: <Name extends Table>(table: Name, ...added: readonly Values<Name>[]) =>
      db
        .insertInto(typed(table))
        .values(added as never)
        .execute(),
    change: <Name extends Table>(table: Name, where: Values<Name>, fields: Values<Name>) =>
      db
        .updateTable(typed(table))
        .set({ ...fields })
        .where((row) => row.and({ ...where }))
        .execute(),
    remove: <Name extends Table>(table: Name, where: Values<Name> = {}) =>
      db
        .deleteFrom(typed(table))
        .where((row) => row.and({ ...where }))
        .execute(),
  };
}

/** The tables that contain any of the words in any column, each with the words that it contains. */
export async function tablesWith(
  db: Database,
  words: readonly string[],
): Promise<Readonly<Record<string, string[]>>> {
  const tables = await db.introspection.getTables();
  expect(tables.length).toBeGreaterThan(10);
  const { rows } = openTables(db);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const text = JSON.stringify(await rows(name as 'transactions')).toLowerCase();
      return [name, words.filter((word) => text.includes(word.toLowerCase()))] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, those]) => those.length > 0));
}
