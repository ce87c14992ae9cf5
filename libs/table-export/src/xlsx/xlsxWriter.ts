import { Zip, ZipDeflate } from 'fflate';
import type { ColumnHead, TableHead, TableWriter, Value, ValueKind } from '../table.ts';
import { CELL_OF, columnName, textCell } from './cells.ts';
import { SHEET_END, STYLES, packageFiles, sheetPath, sheetStart } from './package.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A column's width, in characters. */
const WIDTHS: Readonly<Record<ValueKind, number>> = { text: 24, pesos: 14, count: 10, day: 12, instant: 17 };

/** Fast: a report's rows are so alike that more effort hardly makes them smaller. */
const LEVEL = 3;

/** Writes into a file of the zip; the last text closes it. */
type Entry = (text: string, last: boolean) => void;

/** One sheet, from its head on. */
function sheetInto(entry: Entry, columns: readonly ColumnHead[]) {
  const names = columns.map((_, place) => columnName(place));
  const cells = columns.map(({ kind }) => CELL_OF[kind]);
  const heads = columns.map(({ header }, place) => textCell(`${names[place]}1`, header, STYLES.head));
  entry(`${sheetStart(columns.map(({ kind }) => WIDTHS[kind]))}<row r="1">${heads.join('')}</row>`, false);
  let count = 1;
  return {
    write: (rows: readonly (readonly Value[])[]) => {
      const lines = rows.map((row) => {
        count++;
        const written = cells.map((cell, place) => cell(`${names[place]}${count}`, row[place]));
        return `<row r="${count}">${written.join('')}</row>`;
      });
      entry(lines.join(''), false);
    },
    end: () => entry(SHEET_END, true),
  };
}

/** A workbook, packed while it is written: no more than a page of rows is ever held unpacked. */
export function xlsxWriter({ columns, title, further }: TableHead): TableWriter {
  const encoder = new TextEncoder();
  const parts: Blob[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    // A copy of its own; a Blob keeps its bytes outside of the heap.
    parts.push(new Blob([new Uint8Array(bytes)]));
  });
  const file = (path: string): Entry => {
    const entry = new ZipDeflate(path, { level: LEVEL });
    zip.add(entry);
    return (text, last) => entry.push(encoder.encode(text), last);
  };
  for (const [path, text] of packageFiles([title, ...further])) file(path)(text, true);

  let place = 0;
  let sheet = sheetInto(file(sheetPath(place)), columns);
  return {
    write: (rows) => sheet.write(rows),
    nextSheet: (next) => {
      sheet.end();
      place++;
      sheet = sheetInto(file(sheetPath(place)), next);
    },
    end: () => {
      sheet.end();
      zip.end();
      return new Blob(parts, { type: TYPE });
    },
  };
}
