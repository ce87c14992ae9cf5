import { invites } from '@laundry/strings';
import { FIELDS, NOBODY } from '../person.ts';
import type { Field, Person } from '../person.ts';

export interface ReadRow {
  /** The line number from 1, with blank lines and the header counted, as an editor shows it. */
  line: number;
  person: Person;
  /** Why the row cannot be read as a person. */
  problem: string | undefined;
}

/** The separators of spreadsheets; a pasted selection has tabs. */
const DELIMITERS = ['\t', ';', ','];

const sameWord = new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true });

/** The field that a column's header names. */
const findField = (head: string): Field | undefined =>
  FIELDS.find((field) => invites.names[field].some((name) => sameWord.compare(name, head.trim()) === 0));

/**
 * The field of each column, and the lines of people: below a header, in whose order they are, or all lines in
 * the order of FIELDS. Lines above a header that have no e-mail are a title, or the `sep=;` of spreadsheets.
 */
function splitHeader(lines: readonly Line[]): {
  columns: readonly (Field | undefined)[];
  people: readonly Line[];
} {
  for (const [place, { cells }] of lines.entries()) {
    const columns = cells.map(findField);
    const named = new Set(columns.filter((field) => field !== undefined));
    if (named.size > 1) return { columns, people: lines.slice(place + 1) };
    if (cells.some((cell) => cell.includes('@'))) break;
  }
  return { columns: FIELDS, people: lines };
}

const lastFilled = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

function readPerson(cells: readonly string[], columns: readonly (Field | undefined)[]): Person {
  const person: Person = { ...NOBODY };
  columns.forEach((field, place) => {
    // The API takes no line breaks, which a cell of a spreadsheet may have.
    if (field) person[field] = cells[place]?.replaceAll(/\s+/g, ' ').trim() ?? '';
  });
  return person;
}

/** A line of a table of people, before its cells are assigned to fields. */
export interface Line {
  /** The line number from 1, with blank lines counted, as an editor or a spreadsheet shows it. */
  line: number;
  cells: readonly string[];
  /** Why it cannot be used: broken quotes, or it is hidden. */
  problem?: string;
  /** Why single cells cannot be used, by their index. */
  cellProblems?: ReadonlyMap<number, string | undefined>;
}

/** Finds lines with too many cells (a comma within a name) or too few, whose columns are unclear. */
function findProblem(line: Line, columns: readonly (Field | undefined)[]): string | undefined {
  const { cells, cellProblems } = line;
  const inCells = columns.flatMap((field, place) => (field && cellProblems?.get(place)) ?? []);
  const problem = line.problem ?? inCells[0];
  if (problem !== undefined) return problem;
  const filled = lastFilled(cells);
  const misplaced = filled > columns.length || (cells.length < columns.length && filled < FIELDS.length);
  return misplaced ? invites.problems.cells(filled) : undefined;
}

/** The people in a table's lines. With a header the columns are in any order, without one in the form's. */
export function parsePeople(lines: readonly Line[]): ReadRow[] {
  const { columns, people } = splitHeader(lines.filter(({ cells }) => lastFilled(cells) > 0));
  return people.map((one) => ({
    line: one.line,
    person: readPerson(one.cells, columns),
    problem: findProblem(one, columns),
  }));
}

/**
 * Reads people from rows that were pasted from a spreadsheet or are in a CSV file: cells are separated by
 * tabs, ; or , and quoted if they contain one of these.
 */
export async function readRows(text: string): Promise<ReadRow[]> {
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: DELIMITERS,
  });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  let next = 1;
  const lines = data.map((cells, place): Line => {
    const line = next;
    // A quoted cell may contain line breaks.
    next += cells.join('').split('\n').length;
    return { line, cells, ...(broken.has(place) && { problem: invites.problems.quotes }) };
  });
  return parsePeople(lines);
}
