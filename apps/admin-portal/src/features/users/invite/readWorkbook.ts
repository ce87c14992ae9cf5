import { invites } from '@laundry/strings';
import { strFromU8, unzipSync } from 'fflate';
import type { Line } from './readRows.ts';

/** The largest part of a workbook, unpacked, in bytes; five hundred people take a hundredth of it. */
const MAX_UNPACKED = 8_000_000;
/** The highest cell index. Cells beyond it, which are no person's data, are read into it. */
const LAST_CELL = 63;

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

/** An error in a workbook, whose message is shown to the person who chose it. */
class WorkbookProblem extends Error {}

/**
 * Unpacks and parses a part of a workbook; undefined if there is none.
 *
 * @throws WorkbookProblem if it is too large, is not XML, or has a DOCTYPE, which may declare entities
 */
function readPart(bytes: Uint8Array, path: string): Document | undefined {
  const [part] = Object.values(
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isWanted = name.replace(/^\//, '') === path;
        if (isWanted && originalSize > MAX_UNPACKED) throw new WorkbookProblem(invites.unpacksTooLarge);
        return isWanted;
      },
    }),
  );
  if (!part) return undefined;
  const xml = strFromU8(part);
  const parsed = xml.includes('<!DOCTYPE') ? undefined : new DOMParser().parseFromString(xml, 'text/xml');
  if (!parsed || parsed.getElementsByTagName('parsererror').length > 0)
    throw new WorkbookProblem(invites.noWorkbook);
  return parsed;
}

const elements = (within: Document | Element | undefined, name: string): Element[] => [
  ...(within?.getElementsByTagNameNS('*', name) ?? []),
];

/** The runs of a text, without its phonetic hints. */
const readText = (element: Element): string =>
  elements(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');

type ReadPart = (path: string) => Document | undefined;

/** The path of the first sheet in the workbook's list that is not hidden. */
function firstSheet(read: ReadPart): string {
  const sheets = elements(read(WORKBOOK), 'sheet');
  const sheet = sheets.find((one) => !/hidden/i.test(one.getAttribute('state') ?? ''));
  const id = [...(sheet?.attributes ?? [])].find(({ name }) => /^\w+:id$/.test(name))?.value;
  const relation = elements(read(RELATIONS), 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = relation?.getAttribute('Target') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The ids of Excel's own formats of days and times, and the codes of others: a letter outside of quotes. */
const DATE_ID = /^(?:1[4-9]|2[0-2]|4[5-7])$/;
const DATE_CODE = /^(?:"[^"]*"|\[[^\]]*\]|\\.|[^"[\\])*?[dmyh]/i;

/** The styles of cells that show a number as a day or a time, such as 3-abr for the reference '3/4'. */
function dateStyles(styles: Document | undefined) {
  const read = (name: string) => (element: Element) => element.getAttribute(name) ?? '';
  const own = elements(styles, 'numFmt').filter((format) => DATE_CODE.test(read('formatCode')(format)));
  const dates = new Set(own.map(read('numFmtId')));
  const ids = elements(styles, 'cellXfs').flatMap((all) => elements(all, 'xf').map(read('numFmtId')));
  return new Set<string | null>(
    ids.flatMap((id, style) => (DATE_ID.test(id) || dates.has(id) ? [String(style)] : [])),
  );
}

/** The index of a cell in its row, from 0: 2 for 'C7'. */
function readPlace(cell: Element, otherwise: number): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(cell.getAttribute('r') ?? '')?.[0];
  if (letters === undefined) return otherwise;
  return Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readValue(cell: Element, strings: readonly string[]): string {
  const kind = cell.getAttribute('t');
  if (kind === 'inlineStr') return readText(cell);
  const value = elements(cell, 'v')[0]?.textContent ?? '';
  return kind === 's' ? (strings[Number(value)] ?? '') : value;
}

type Book = { readonly strings: readonly string[]; readonly dates: ReadonlySet<string | null> };

/** Why a cell cannot be used: what it holds is not what it shows. */
function findProblem(cell: Element, dates: Book['dates']): string | undefined {
  if (elements(cell, 'f').length > 0) return invites.problems.formula;
  const isNumber = (cell.getAttribute('t') ?? 'n') === 'n' && elements(cell, 'v').length > 0;
  return isNumber && dates.has(cell.getAttribute('s')) ? invites.problems.date : undefined;
}

function readLine(row: Element, otherwise: number, { strings, dates }: Book): Line {
  const cells: string[] = [];
  const cellProblems = new Map<number, string | undefined>();
  elements(row, 'c').forEach((cell, index) => {
    const place = Math.min(readPlace(cell, index), LAST_CELL);
    while (cells.length < place) cells.push('');
    cells[place] = readValue(cell, strings);
    cellProblems.set(place, findProblem(cell, dates));
  });
  const line = Number(row.getAttribute('r') ?? otherwise);
  const isHidden = /^(?:1|true)$/.test(row.getAttribute('hidden') ?? '');
  return { line, cells, cellProblems, ...(isHidden && { problem: invites.problems.hidden }) };
}

/** The first sheet's rows of an XLSX file, cells as texts. @returns why it cannot be read, if so */
export function readWorkbook(bytes: Uint8Array): { lines: Line[] } | { problem: string } {
  try {
    const read: ReadPart = (path) => readPart(bytes, path);
    const sheet = read(firstSheet(read));
    if (sheet === undefined) return { problem: invites.noWorkbook };
    const book = { strings: elements(read(STRINGS), 'si').map(readText), dates: dateStyles(read(STYLES)) };
    return { lines: elements(sheet, 'row').map((row, place) => readLine(row, place + 1, book)) };
  } catch (thrown) {
    return { problem: thrown instanceof WorkbookProblem ? thrown.message : invites.noWorkbook };
  }
}
