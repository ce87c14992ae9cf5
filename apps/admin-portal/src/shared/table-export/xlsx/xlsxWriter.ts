import { Zip, ZipDeflate } from 'fflate';
import type { ColumnHead, TableHead, TableWriter, Value, ValueKind } from '../table.ts';
import { CELL_OF, columnName, textCell } from './cells.ts';
import { SHEET_END, STYLES, packageFiles, sheetPath, sheetStart } from './package.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A column's width, in characters. */
const WIDTHS: Readonly<Record<ValueKind, number>> = { text: 24, pesos: 14, count: 10, day: 12, instant: 17 };

/** A fast level, because a report's rows are so similar that more effort hardly makes them smaller. */
const LEVEL = 3;

/** Writes to a file of the zip; the last text closes it. */
type Entry = (text: string, last: boolean) => void;

/** Writes a sheet, starting with its header. */
function sheetInto(entry: Entry, columns: readonly ColumnHead[]) {
  const names = columns.map((_, index) => columnName(index));
  const cells = columns.map(({ kind }) => CELL_OF[kind]);
  const heads = columns.map(({ header }, index) => textCell(`${names[index]}1`, header, STYLES.head));
  entry(`${sheetStart(columns.map(({ kind }) => WIDTHS[kind]))}<row r="1">${heads.join('')}</row>`, false);
  let count = 1;
  return {
    write: (rows: readonly (readonly Value[])[]) => {
      const lines = rows.map((row) => {
        count++;
        const written = cells.map((cell, index) => cell(`${names[index]}${count}`, row[index]));
        return `<row r="${count}">${written.join('')}</row>`;
      });
      entry(lines.join(''), false);
    },
    end: () => entry(SHEET_END, true),
  };
}

/** Writes a workbook that is compressed on the fly: at most one page of rows is held uncompressed. */
export function xlsxWriter({ columns, title, further }: TableHead): TableWriter {
  const encoder = new TextEncoder();
  const parts: Blob[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    // A copy; a Blob stores its bytes outside the heap.
    parts.push(new Blob([new Uint8Array(bytes)]));
  });
  const file = (path: string): Entry => {
    const entry = new ZipDeflate(path, { level: LEVEL });
    zip.add(entry);
    return (text, last) => entry.push(encoder.encode(text), last);
  };
  const titles = [title, ...further.map((sheet) => sheet.title)];
  for (const [path, text] of packageFiles(titles)) file(path)(text, true);

  const first = sheetInto(file(sheetPath(0)), columns);
  return {
    write: first.write,
    end: () => {
      first.end();
      further.forEach((next, place) => {
        const sheet = sheetInto(file(sheetPath(place + 1)), next.columns);
        sheet.write(next.rows);
        sheet.end();
      });
      zip.end();
      return new Blob(parts, { type: TYPE });
    },
  };
}
