import { toCents } from '@laundry/strings/format';
import * as v from 'valibot';
import type { Database, Executor } from '../database/connect.ts';
import { analyzeLedger, hasData, insertRecords, SEED_TABLES } from '../queries/seeding.ts';
import { hashPassword } from './accounts/passwords.ts';

/** Rows per statement, so that its triggers run only once. */
const BATCH = 2000;

/** A line of demo data: a row of a table. Money is in pesos, shares are fractions. */
const SeedLine = v.pipe(
  v.string(),
  v.parseJson({}, 'no JSON'),
  v.looseObject({ table: v.picklist(SEED_TABLES) }),
);
type SeedRecord = v.InferOutput<typeof SeedLine>;

const cents = (value: unknown) => toCents(Number(value));
const basisPoints = (share: unknown) => Math.round(Number(share) * 10_000);

/** Fields that are stored in columns with another name and unit. */
const CONVERTED: Readonly<Record<string, readonly [column: string, convert: (value: unknown) => unknown]>> = {
  price_customer: ['price_customer_cents', cents],
  machine_rate: ['machine_rate_cents', cents],
  price: ['price_cents', cents],
  balance: ['balance_cents', cents],
  amount: ['amount_cents', cents],
  income_share: ['income_share_bp', basisPoints],
  email: ['email', (email) => String(email).toLowerCase()],
  password: ['password_hash', (password) => hashPassword(String(password))],
};

/** A record with the columns of its table. @throws Error naming the line, and what is wrong with it */
async function parseRecord(line: string, number: number): Promise<SeedRecord> {
  const read = v.safeParse(SeedLine, line);
  if (!read.success) throw new Error(`line ${number}: ${read.issues[0].message}`);
  const { table, ...fields } = read.output;
  const row: SeedRecord = { table };
  for (const [field, value] of Object.entries(fields)) {
    const [column, convert] = CONVERTED[field] ?? [field, (same: unknown) => same];
    row[column] = await convert(value);
    if (row[column] === undefined || Number.isNaN(row[column])) throw new Error(`line ${number}: ${field}`);
  }
  return row;
}

/**
 * Fills an empty database with demo data, in one transaction: a JSON record a line, parents before children.
 * Records of a table that follow each other have the same fields.
 *
 * @returns the number of records; undefined where the database has data already
 * @throws Error for a line that is no record
 */
export function seedDatabase(db: Database, lines: AsyncIterable<string>): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (await hasData(transaction)) return undefined;
    const imported = await insertAll(transaction, lines);
    await analyzeLedger(transaction);
    return imported;
  });
}

/** @returns the number of records */
async function insertAll(db: Executor, lines: AsyncIterable<string>): Promise<number> {
  let [number, count] = [0, 0];
  const batch: SeedRecord[] = [];
  const insert = async () => {
    const [first] = batch;
    const rows = batch.splice(0).map(({ table: _, ...row }) => row);
    if (first) await insertRecords(db, first.table, rows);
  };
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const row = await parseRecord(line, number);
    if (batch.length === BATCH || (batch[0] && batch[0].table !== row.table)) await insert();
    batch.push(row);
    count += 1;
  }
  await insert();
  return count;
}
