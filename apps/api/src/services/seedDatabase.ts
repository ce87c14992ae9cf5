import * as v from 'valibot';
import type { Database, Executor } from '../database/connect.ts';
import { countLedger, hasData, insertAccounts, insertRows } from '../queries/seeding.ts';
import { knownBuildings, listLaundromats } from '../queries/laundromats.ts';
import { SeedRecord } from '../company-data/seedRecords.ts';
import type { RowOf } from '../company-data/seedRecords.ts';
import { hashPassword } from './accounts/passwords.ts';

/** Rows per statement: a statement may have at most 65 535 values, and its triggers run only once. */
const BATCH = 2000;

/** Thrown for an invalid line: the message has its number and the reason, not its content. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

function readLine(line: string, number: number): SeedRecord {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new SeedError(`line ${number}: no JSON`);
  }
  const result = v.safeParse(SeedRecord, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SeedError(`line ${number}: ${v.getDotPath(issue) ?? 'record'}: ${issue.type}`);
}

/** A batch has records of one table. */
async function insertBatch(db: Executor, batch: readonly SeedRecord[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  if (first.table !== 'account')
    return insertRows(
      db,
      first.table,
      batch.map(({ table: _, ...row }) => row as RowOf<typeof first.table>),
    );
  const accounts = batch.filter((record) => record.table === 'account');
  await insertAccounts(
    db,
    await Promise.all(
      accounts.map(async ({ table: _, password, ...fields }) => ({
        ...fields,
        password_hash: await hashPassword(password),
      })),
    ),
  );
}

/** The records of a file with their line numbers. @throws SeedError for a line that is no record */
async function* recordsOf(lines: AsyncIterable<string>): AsyncGenerator<SeedRecord> {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() !== '') yield readLine(line, number);
  }
}

/** @returns the number of records */
async function insertAll(db: Executor, lines: AsyncIterable<string>): Promise<number> {
  let batch: SeedRecord[] = [];
  let count = 0;
  for await (const record of recordsOf(lines)) {
    count += 1;
    if (batch.length === BATCH || (batch[0] && batch[0].table !== record.table)) {
      await insertBatch(db, batch);
      batch = [];
    }
    batch.push(record);
  }
  await insertBatch(db, batch);
  return count;
}

export type Seeded = { readonly kind: 'imported'; readonly lines: number } | { readonly kind: 'not-empty' };

/**
 * Fills an empty database in one transaction from lines of JSON, one record per line, parents before
 * children.
 *
 * @throws SeedError for a line that is no record
 */
export function seedDatabase(db: Database, lines: AsyncIterable<string>): Promise<Seeded> {
  return db.transaction().execute(async (transaction) => {
    if (await hasData(transaction)) return { kind: 'not-empty' };
    const imported = await insertAll(transaction, lines);
    await countLedger(transaction);
    return { kind: 'imported', lines: imported };
  });
}

export interface Updated {
  readonly updated: number;
  /** Lines of unknown buildings. */
  readonly unknown: number;
}

/**
 * Lists the buildings of the file's `laundromat` lines publicly, or updates their public data. Other lines
 * are ignored.
 *
 * @throws SeedError for a line that is no record
 */
export const updateLaundromats = (db: Database, lines: AsyncIterable<string>): Promise<Updated> =>
  db.transaction().execute(async (transaction) => {
    const rows: RowOf<'laundromat'>[] = [];
    for await (const record of recordsOf(lines))
      if (record.table === 'laundromat') {
        const { table: _, ...row } = record;
        rows.push(row);
      }
    const known = await knownBuildings(
      transaction,
      rows.map(({ building_id }) => building_id),
    );
    const updated = rows.filter(({ building_id }) => known.has(building_id));
    await listLaundromats(transaction, updated);
    return { updated: updated.length, unknown: rows.length - updated.length };
  });
