import * as v from 'valibot';
import type { Database, Executor } from '../database/connect.ts';
import { hasData, insertAccounts, insertRecords } from '../queries/importing.ts';
import { knownBuildings, listLaundromats } from '../queries/laundromats.ts';
import { ImportRecord } from './importRecords.ts';
import type { RecordOf } from './importRecords.ts';
import { hashPassword } from './passwords.ts';

const BATCH = 500;

/** A line of the file cannot be imported. Its message has the line's number and what is wrong, not its content. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

function readLine(line: string, number: number): ImportRecord {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new ImportError(`line ${number}: no JSON`);
  }
  const result = v.safeParse(ImportRecord, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ImportError(`line ${number}: ${v.getDotPath(issue) ?? 'record'}: ${issue.type}`);
}

async function insertBatch(db: Executor, batch: readonly ImportRecord[]): Promise<void> {
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
  let batch: ImportRecord[] = [];
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

export type Imported = { readonly kind: 'imported'; readonly lines: number } | { readonly kind: 'not-empty' };

/**
 * Fills an empty database from lines of JSON, one record a line, parents before their children; all of them or none.
 *
 * @throws ImportError for a line that is no record
 */
export function importData(db: Database, lines: AsyncIterable<string>): Promise<Imported> {
  return db.transaction().execute(async (transaction) => {
    if (await hasData(transaction)) return { kind: 'not-empty' };
    return { kind: 'imported', lines: await insertAll(transaction, lines) };
  });
}

export interface Listed {
  readonly listed: number;
  /** Lines of buildings that the database does not have. */
  readonly unknown: number;
}

/**
 * Brings the list of public laundromats up to date: lists the buildings of the file's `laundromat` lines, or changes what
 * is told of them. Its other lines are passed over.
 *
 * @throws ImportError for a line that is no record
 */
export function updateLaundromats(db: Database, lines: AsyncIterable<string>): Promise<Listed> {
  return db.transaction().execute(async (transaction) => {
    const rows: RecordOf<'laundromat'>[] = [];
    let number = 0;
    for await (const line of lines) {
      number += 1;
      const record = line.trim() === '' ? undefined : readLine(line, number);
      if (record?.table === 'laundromat') rows.push(record);
    }
    const known = await knownBuildings(
      transaction,
      rows.map(({ building_id }) => building_id),
    );
    const listed = rows.filter(({ building_id }) => known.has(building_id));
    await listLaundromats(transaction, listed);
    return { listed: listed.length, unknown: rows.length - listed.length };
  });
}
