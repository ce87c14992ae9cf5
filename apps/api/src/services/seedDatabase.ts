import * as v from 'valibot';
import { systemClock } from '../shared/clock.ts';
import type { Database, Executor } from '../database/connect.ts';
import { countLedger, hasData, insertAccounts, insertRecords } from '../queries/seeding.ts';
import { knownBuildings, listLaundromats } from '../queries/laundromats.ts';
import { setPrices } from '../queries/prices.ts';
import { SeedRecord } from '../company-data/seedRecords.ts';
import type { RecordOf } from '../company-data/seedRecords.ts';
import { hashPassword } from './accounts/passwords.ts';
import { adjustClosedMonths } from './months/adjustClosedMonths.ts';
import { monthOfDay } from './reports/days.ts';

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

async function insertBatch(db: Executor, batch: readonly SeedRecord[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  if (first.table !== 'account') return insertRecords(db, first.table, batch);
  const accounts = batch.filter((record) => record.table === 'account');
  await insertAccounts(
    db,
    await Promise.all(
      accounts.map(async ({ password, ...fields }) => ({
        ...fields,
        password_hash: await hashPassword(password),
      })),
    ),
  );
}

async function insertAll(db: Executor, lines: AsyncIterable<string>): Promise<number> {
  let batch: SeedRecord[] = [];
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const record = readLine(line, number);
    if (batch.length === BATCH || (batch[0] && batch[0].table !== record.table)) {
      await insertBatch(db, batch);
      batch = [];
    }
    batch.push(record);
  }
  await insertBatch(db, batch);
  return number;
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

/** Updates one kind of data of existing buildings from a file, and ignores the file's other lines. */
const updateBy =
  <Row extends SeedRecord & { readonly building_id: string }>(
    isRow: (record: SeedRecord) => record is Row,
    update: (db: Executor, rows: readonly Row[]) => Promise<void>,
  ) =>
  (db: Database, lines: AsyncIterable<string>): Promise<Updated> =>
    db.transaction().execute(async (transaction) => {
      const rows: Row[] = [];
      let number = 0;
      for await (const line of lines) {
        number += 1;
        const record = line.trim() === '' ? undefined : readLine(line, number);
        if (record && isRow(record)) rows.push(record);
      }
      const known = await knownBuildings(
        transaction,
        rows.map(({ building_id }) => building_id),
      );
      const updated = rows.filter(({ building_id }) => known.has(building_id));
      await update(transaction, updated);
      return { updated: updated.length, unknown: rows.length - updated.length };
    });

/**
 * Lists the buildings of the file's `laundromat` lines publicly, or updates their public data.
 *
 * @throws SeedError for a line that is no record
 */
export const updateLaundromats = updateBy(
  (record): record is RecordOf<'laundromat'> => record.table === 'laundromat',
  listLaundromats,
);

/** Sets the prices of `price` lines from their days on. @throws SeedError for a line that is no record */
export const updatePrices = updateBy(
  (record): record is RecordOf<'price'> => record.table === 'price',
  async (db, rows) => {
    await setPrices(db, rows);
    const [from] = rows.map(({ valid_from }) => monthOfDay(valid_from)).toSorted();
    const buildingIds = rows.map(({ building_id }) => building_id);
    const cause = { cause: 'price', by: 'seed', at: systemClock() } as const;
    if (from !== undefined) await adjustClosedMonths(db, { buildingIds, from }, cause);
  },
);
