import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Records of the API's import file, of one table. Money is in pesos, instants are ISO 8601. */
export function* toRecords<Table extends string, Fields extends object>(
  table: Table,
  all: Iterable<Fields>,
): Generator<{ readonly table: Table } & Fields, void> {
  for (const fields of all) yield { table, ...fields };
}

function* toLines(records: Iterable<object>): Generator<string, void> {
  for (const record of records) yield `${JSON.stringify(record)}\n`;
}

/** Writes the API's import file, one JSON record a line. */
export const writeRecords = (file: string, records: Iterable<object>): Promise<void> =>
  pipeline(Readable.from(toLines(records)), createWriteStream(file));
