import type { Database } from '../../src/database/connect.ts';

/** The tables that hold one of some words, found by reading every column of every table. */
export async function tablesWith(
  db: Database,
  words: readonly string[],
): Promise<Readonly<Record<string, string[]>>> {
  const tables = await db.introspection.getTables();
  expect(tables.length).toBeGreaterThan(10);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await db
        .selectFrom(name as 'transactions')
        .selectAll()
        .execute();
      const text = JSON.stringify(rows).toLowerCase();
      return [name, words.filter((word) => text.includes(word.toLowerCase()))] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, those]) => those.length > 0));
}
