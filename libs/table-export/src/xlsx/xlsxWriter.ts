import { Zip, ZipDeflate } from 'fflate';
import type { TableHead, TableWriter, ValueKind } from '../table.ts';
import { CELL_OF, columnName, textCell } from './cells.ts';
import { SHEET_END, SHEET_PATH, STYLES, packageFiles, sheetStart } from './package.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Of a column, in characters. */
const WIDTHS: Readonly<Record<ValueKind, number>> = { text: 24, amount: 14, day: 12, instant: 17 };

/** Fast: a report's rows are so alike that more effort hardly makes them smaller. */
const LEVEL = 3;

/** A workbook of one sheet, packed while it is written: no more than a page of rows is ever held unpacked. */
export function xlsxWriter({ columns, title }: TableHead): TableWriter {
  const encoder = new TextEncoder();
  const parts: Blob[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    // A copy of its own; a Blob keeps its bytes outside of the heap.
    parts.push(new Blob([new Uint8Array(bytes)]));
  });
  const file = (path: string) => {
    const entry = new ZipDeflate(path, { level: LEVEL });
    zip.add(entry);
    return (text: string, last: boolean) => entry.push(encoder.encode(text), last);
  };
  for (const [path, text] of packageFiles(title)) file(path)(text, true);

  const names = columns.map((_, place) => columnName(place));
  const cells = columns.map(({ kind }) => CELL_OF[kind]);
  const sheet = file(SHEET_PATH);
  const heads = columns.map(({ header }, place) => textCell(`${names[place]}1`, header, STYLES.head));
  sheet(`${sheetStart(columns.map(({ kind }) => WIDTHS[kind]))}<row r="1">${heads.join('')}</row>`, false);
  let count = 1;
  return {
    write: (rows) => {
      const lines = rows.map((row) => {
        count++;
        const written = cells.map((cell, place) => cell(`${names[place]}${count}`, row[place]));
        return `<row r="${count}">${written.join('')}</row>`;
      });
      sheet(lines.join(''), false);
    },
    end: () => {
      sheet(SHEET_END, true);
      zip.end();
      return new Blob(parts, { type: TYPE });
    },
  };
}
