import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The cells of a CSV file by `;` (RFC 4180). It shares no code with the product's writer. */
export function cellsOfCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/gy;
  for (let at = 0; at < text.length; at = pattern.lastIndex) {
    const [, quoted, plain = '', end] = pattern.exec(text) ?? [];
    if (end === undefined) throw new Error(`No CSV at ${at}: ${text.slice(at, at + 40)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of a zip by path, read from its directory as spreadsheet programs do. */
function filesOf(zip: Buffer): Map<string, string> {
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== END) end--;
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== ENTRY || zip.readUInt16LE(at + 10) !== DEFLATED)
      throw new Error('A broken zip.');
    const [packed, whole] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = inflateRawSync(zip.subarray(start, start + packed));
    if (bytes.length !== whole) throw new Error('A cut file in a zip.');
    files.set(zip.toString('utf8', at + 46, at + 46 + (name ?? 0)), bytes.toString('utf8'));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

/** The value of a workbook's cell, and the number of its format. */
export interface WorkbookCell {
  readonly value: string | number;
  readonly format: number;
}

/** The sheets of a workbook by name, in their order. */
export async function sheetsOfWorkbook(
  page: Page,
  file: Buffer,
): Promise<Map<string, Record<string, WorkbookCell>[]>> {
  const names = await page.evaluate(
    (workbook) =>
      [...new DOMParser().parseFromString(workbook, 'text/xml').querySelectorAll('sheet')].map(
        (sheet) => sheet.getAttribute('name') ?? '',
      ),
    filesOf(file).get('xl/workbook.xml') ?? '',
  );
  const sheets = new Map<string, Record<string, WorkbookCell>[]>();
  for (const [index, name] of names.entries()) sheets.set(name, await rowsOfWorkbook(page, file, index));
  return sheets;
}

/** A sheet's rows, by default the first's, by column letters. The browser parses; formulas are refused. */
export function rowsOfWorkbook(page: Page, file: Buffer, index = 0): Promise<Record<string, WorkbookCell>[]> {
  const files = filesOf(file);
  return page.evaluate(
    ([sheet, styles]) => {
      const parse = (text: string) => {
        const xml = new DOMParser().parseFromString(text, 'text/xml');
        if (xml.querySelector('parsererror, f')) throw new Error('A sheet that is broken or holds formulas.');
        return xml;
      };
      const formats = [...parse(styles).querySelectorAll('cellXfs > xf')].map((xf) =>
        Number(xf.getAttribute('numFmtId')),
      );
      const cellOf = (cell: Element): [string, WorkbookCell] => {
        const text = cell.textContent;
        const format = formats[Number(cell.getAttribute('s'))] ?? 0;
        const value = cell.getAttribute('t') === 'inlineStr' ? text : Number(text);
        return [(cell.getAttribute('r') ?? '').replace(/\d+/, ''), { value, format }];
      };
      return [...parse(sheet).querySelectorAll('sheetData > row')].map((row) =>
        Object.fromEntries([...row.children].map(cellOf)),
      );
    },
    [files.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '', files.get('xl/styles.xml') ?? ''] as const,
  );
}
