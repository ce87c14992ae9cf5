import { CsvError, parse } from 'csv-parse';
import { Readable, pipeline } from 'node:stream';
import * as v from 'valibot';
import type { PictureSource } from '../../pictures.ts';
import { isKind, KIND_NAMES } from '../../company-data/kinds.ts';
import type { KindName } from '../../company-data/kinds.ts';
import { InvalidLines } from '../../company-data/invalidLines.ts';

/** A file of the company's data. */
export interface DataFile {
  readonly name: string;
  readonly bytes: () => AsyncIterable<Uint8Array>;
  /** What a CSV file has; of NDJSON each line says it. */
  readonly kind?: KindName | undefined;
  /** Whether it is NDJSON, whatever its name. */
  readonly ndjson?: boolean | undefined;
  /** The pictures that its lines name, by their paths. */
  readonly pictures?: Readonly<Record<string, PictureSource>> | undefined;
}

/** What a line says, before it is checked. */
export interface Row {
  readonly line: number;
  readonly kind: string;
  readonly cells: Readonly<Record<string, string>>;
}

const NEWLINE = '\n';
const lineBreaks = (text: string) => text.split(NEWLINE).length - 1;

/** The text of a file. @throws InvalidLines where it is not UTF-8 */
async function* textOf({ name, bytes }: DataFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for await (const chunk of bytes()) {
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      const [before = ''] = new TextDecoder().decode(chunk).split('\u{FFFD}');
      throw new InvalidLines(name, [{ line: line + lineBreaks(before), reason: 'not UTF-8' }]);
    }
    line += lineBreaks(text);
    yield text;
  }
}

/** What the head row divides its columns by. */
const delimiterOf = (head: string) => (head.includes(';') ? ';' : ',');

/** A stream's text from its start, after its first line was read ahead. */
async function withHead(chunks: AsyncGenerator<string>) {
  let begun = '';
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    begun += next.value;
    if (begun.includes(NEWLINE)) break;
  }
  async function* all() {
    yield begun;
    yield* chunks;
  }
  return { head: begun.split(NEWLINE, 1)[0] ?? '', all: all() };
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** The kind of a CSV file, by its name where nothing else says it: `buildings.csv`, `buildings-2026.csv`. */
function kindOfFile({ name, kind }: DataFile): KindName {
  const [named = ''] = /[a-z]+/.exec(name.toLowerCase()) ?? [];
  if (kind) return kind;
  if (isKind(named)) return named;
  const reason = `the file's name does not begin with what it has (${KIND_NAMES.join(', ')}), and --kind does not say it`;
  throw new InvalidLines(name, [{ line: 1, reason }]);
}

async function* csvRows(file: DataFile): AsyncGenerator<Row> {
  const kind = kindOfFile(file);
  const { head, all } = await withHead(textOf(file));
  const options = { bom: true, delimiter: delimiterOf(head), info: true, trim: true, skip_empty_lines: true };
  const records = parse({ ...options, relax_column_count: true });
  // An error of the text also ends the records, and is thrown by the loop over them.
  pipeline(Readable.from(all), records, () => undefined);
  let columns: readonly string[] | undefined;
  let begin = 1;
  try {
    for await (const { record, info } of records as AsyncIterable<CsvRecord>) {
      const line = begin;
      begin = info.lines + 1;
      if (!columns) {
        columns = record;
        continue;
      }
      if (record.length > columns.length)
        throw new InvalidLines(file.name, [{ line, reason: 'more cells than the head row has columns' }]);
      const names = columns;
      yield {
        line,
        kind,
        cells: Object.fromEntries(record.map((cell, place) => [names[place] ?? '', cell])),
      };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Records before it may wait to be read: its message says where it is.
    const line = Number(/ at line (\d+)/.exec(error.message)?.[1] ?? begin);
    throw new InvalidLines(file.name, [
      { line, reason: 'a quotation mark is not closed, or stands within a cell' },
    ]);
  }
}

const Scalar = v.nullish(v.union([v.string(), v.number(), v.boolean()]), '');
const JsonLine = v.objectWithRest({ kind: v.string() }, Scalar);

async function* lines(file: DataFile): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of textOf(file)) {
    const parts = (rest + chunk).split(NEWLINE);
    rest = parts.pop() ?? '';
    yield* parts;
  }
  yield rest;
}

async function* ndjsonRows(file: DataFile): AsyncGenerator<Row> {
  let line = 0;
  for await (const text of lines(file)) {
    line += 1;
    if (text.trim() === '') continue;
    const { kind, ...cells } = readJson(file, line, text);
    const texts = Object.entries(cells).map(([name, cell]) => [name, String(cell).trim()] as const);
    yield { line, kind, cells: Object.fromEntries(texts) };
  }
}

function readJson({ name, kind }: DataFile, line: number, text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\u{FEFF}/u, ''));
  } catch {
    throw new InvalidLines(name, [{ line, reason: 'no JSON' }]);
  }
  const read = v.safeParse(JsonLine, kind && typeof json === 'object' ? { kind, ...json } : json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const where = v.getDotPath(issue);
  throw new InvalidLines(name, [
    { line, reason: where === null ? 'no JSON object' : `${where}: ${issue.message}` },
  ]);
}

/** Whether lines of a file say each what kind they are of; those of a CSV file are of one. */
export const isNdjson = ({ name, ndjson }: DataFile): boolean =>
  ndjson === true || /\.(ndjson|jsonl)$/i.test(name);

/** The lines of a file: NDJSON where its name ends so, else CSV with a head row. @throws InvalidLines */
export const rowsOf = (file: DataFile): AsyncGenerator<Row> =>
  isNdjson(file) ? ndjsonRows(file) : csvRows(file);
