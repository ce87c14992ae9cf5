import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import * as v from 'valibot';
import { InvalidLines } from '../../company-data/invalidLines.ts';
import type { Cell } from '../../queries/company/columns.ts';
import { isKind, KIND_NAMES, getKind } from '../../queries/company/kinds.ts';
import type { KindName, CheckedRow } from '../../queries/company/kinds.ts';
import { PictureSource } from '../../shop/pictures.ts';
import { shortText } from './command.ts';

export const DataFile = v.object({
  name: shortText,
  /** The kind of a CSV file's lines; each line of NDJSON names its own. */
  kind: v.optional(v.picklist(KIND_NAMES)),
  /** Whether it is NDJSON regardless of its name. */
  ndjson: v.optional(v.boolean()),
  text: v.string(),
  /** The pictures that its lines name, by their paths. */
  pictures: v.optional(v.record(v.string(), PictureSource)),
});
export type DataFile = v.InferOutput<typeof DataFile>;

/** A line before it is checked. */
export interface Row {
  readonly line: number;
  readonly kind: string;
  readonly cells: Readonly<Record<string, string>>;
}

const NEWLINE = '\n';

/** A file's text. @throws InvalidLines where it is not UTF-8, or ends within a character */
export function decodeFile(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [before = '', ...after] = new TextDecoder().decode(bytes).split('\u{FFFD}');
    const problem = after.join('') === '' ? 'the file is cut off within a character' : 'not UTF-8';
    const reason = `${problem}; nothing was taken in`;
    throw new InvalidLines(name, [{ line: before.split(NEWLINE).length, reason }]);
  }
}

const PIECE = 65_536;

/** Splits a file into pieces, because the parser keeps the records of a piece until they are read. */
function* splitIntoPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

interface CsvRecord {
  readonly record: readonly string[];
  /** Its own text, which has its line breaks. */
  readonly raw: string;
}
const LINE_BREAK = /\r\n?|\n/g;

/** The kind of a CSV file: as given, else by its name such as `buildings.csv` or `buildings-2026.csv`. */
function kindOfFile({ name, kind }: DataFile): KindName {
  const [prefix = ''] = /^[a-z]+/.exec(name.toLowerCase()) ?? [];
  if (kind) return kind;
  if (isKind(prefix)) return prefix;
  const reason = `the file's name does not begin with what it has (${KIND_NAMES.join(', ')}), and --kind does not say it`;
  throw new InvalidLines(name, [{ line: 1, reason }]);
}

async function* csvRows(file: DataFile): AsyncGenerator<Row> {
  const kind = kindOfFile(file);
  const [head = ''] = file.text.trimStart().split(NEWLINE, 1);
  const delimiter = head.includes(';') ? ';' : ',';
  const parser = parse({ delimiter, raw: true, trim: true, relax_column_count: true });
  const records = Readable.from(splitIntoPieces(Buffer.from(file.text))).pipe(parser);
  let columns: readonly string[] | undefined;
  let nextLine = 1;
  try {
    for await (const { record: cells, raw } of records as AsyncIterable<CsvRecord>) {
      const line = nextLine;
      nextLine += raw.match(LINE_BREAK)?.length ?? 0;
      // Spreadsheets end their lines with the separators of empty columns.
      const record = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
      if (record.length === 0) continue;
      if (!columns) {
        columns = record;
        const twice = record.find((name, index) => record.indexOf(name) !== index);
        if (twice !== undefined)
          throw new InvalidLines(file.name, [{ line, reason: `column '${twice}' stands there twice` }]);
        continue;
      }
      if (record.length > columns.length)
        throw new InvalidLines(file.name, [{ line, reason: 'more cells than the head row has columns' }]);
      const named = record.map((cell, index) => [columns?.[index] ?? '', cell] as const);
      yield { line, kind, cells: Object.fromEntries(named) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Parsing runs ahead of this loop, so only the message has the line of the error.
    const line = Number(/ at line (\d+)/.exec(error.message)?.[1] ?? nextLine);
    throw new InvalidLines(file.name, [
      { line, reason: 'a quotation mark is not closed, or stands within a cell' },
    ]);
  }
}

const Scalar = v.nullish(v.union([v.string(), v.number(), v.boolean()]), '');
const JsonLine = v.objectWithRest({ kind: v.string() }, Scalar);

function* ndjsonRows(file: DataFile): Generator<Row> {
  for (const [index, text] of file.text.split(NEWLINE).entries()) {
    if (text.trim() === '') continue;
    const line = index + 1;
    const { kind, ...cells } = readJson(file, line, text);
    const texts = Object.entries(cells).map(([name, cell]) => [name, String(cell).trim()] as const);
    yield { line, kind, cells: Object.fromEntries(texts) };
  }
}

function readJson({ name, kind }: DataFile, line: number, text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
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

/** Whether a file is NDJSON, where each line names its kind. */
export const isNdjson = ({ name, ndjson }: DataFile): boolean =>
  ndjson === true || /\.(ndjson|jsonl)$/i.test(name);

/** Reads a file's lines as NDJSON or as CSV with a header. @throws InvalidLines */
export const parseRows = (file: DataFile): AsyncIterable<Row> | Iterable<Row> =>
  isNdjson(file) ? ndjsonRows(file) : csvRows(file);

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_BUT_LAYOUT = /[^\P{Cc}\n\r\t]/u;

const codePoint = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Checks a line by its kind's columns. @returns the line to stage, or the reason why it is invalid */
export function checkRow({ line, kind: named, cells }: Row): CheckedRow | string {
  if (!isKind(named)) return `no kind '${named}'; there are ${KIND_NAMES.join(', ')}`;
  const { key, columns } = getKind(named);
  const checked: Record<string, Cell> = {};
  for (const [name, text] of Object.entries(cells)) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) return `no column '${name}' in ${named}; there are ${Object.keys(columns).join(', ')}`;
    if (text === '') continue;
    // PostgreSQL does not store lone surrogates.
    if (!text.isWellFormed()) return `${name}: a character that is none`;
    const [control] = (column.multiline ? CONTROL_BUT_LAYOUT : CONTROL).exec(text) ?? [];
    if (control !== undefined) return `${name}: a control character, ${codePoint(control)}`;
    const read = v.safeParse(column.schema, text);
    if (!read.success) return `${name}: '${text}' is not ${read.issues[0].message}`;
    checked[name] = read.output;
  }
  const missing = key.find((name) => checked[name] === undefined);
  return missing === undefined ? { line, kind: named, cells: checked } : `${missing} is empty`;
}
