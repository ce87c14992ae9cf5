import { invites, users } from '@laundry/strings';
import { ValidationError } from 'yup';
import { emailKey, FIELDS } from '../person.ts';
import type { Field, Person } from '../person.ts';
import { personSchema } from '../personSchema.ts';
import type { Outcome } from '../sending/useSending.ts';
import { parsePeople, readRows } from './readRows.ts';
import type { Line, ReadRow } from './readRows.ts';

export interface Invitee {
  /** The row's line number in the text or sheet; unique. */
  line: number;
  person: Person;
  outcome: Outcome;
  /** Also the idempotency key: a row that is sent twice is created once. */
  id: string;
}

const inField = (field: Field, text: string) => invites.problems.inField(users.columns[field], text);

/** The first problem of each field. */
function fieldProblems(person: Person): string[] {
  try {
    personSchema.validateSync(person, { abortEarly: false });
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown;
    return FIELDS.flatMap((field) => {
      const found = thrown.inner.find(({ path }) => path === field);
      return found ? [inField(field, found.message)] : [];
    });
  }
}

/**
 * Checks each row by the rules of a single resident, and its e-mail against the rows before it and against
 * the building's residents.
 */
export function checkRows(rows: readonly ReadRow[], residents: readonly { email: string }[]): Invitee[] {
  const known = new Set(residents.map(({ email }) => emailKey(email)));
  const lineByEmail = new Map<string, number>();
  return rows.map(({ line, person, problem }) => {
    const email = emailKey(person.email);
    const first = lineByEmail.get(email);
    const problems = problem === undefined ? fieldProblems(person) : [problem];
    if (email !== '') {
      if (first === undefined) lineByEmail.set(email, line);
      else problems.push(inField('email', invites.problems.repeated(first)));
      if (known.has(email)) problems.push(inField('email', invites.problems.known));
    }
    const outcome: Outcome =
      problems.length === 0 ? { status: 'waiting' } : { status: 'wrong', text: problems.join('. ') };
    return { line, person, outcome, id: crypto.randomUUID() };
  });
}

/** The most rows that can be read: as many as a person can look through before sending them. */
const MAX_ROWS = 500;

/** Reads and checks the rows of a text or workbook. @returns why they cannot be read, if so */
export async function readInvitees(
  source: string | readonly Line[],
  residents: readonly { email: string }[],
): Promise<Invitee[] | { problem: string }> {
  try {
    const rows = typeof source === 'string' ? await readRows(source) : parsePeople(source);
    if (rows.length === 0) return { problem: invites.noRows };
    if (rows.length > MAX_ROWS) return { problem: invites.tooMany(MAX_ROWS) };
    return checkRows(rows, residents);
  } catch {
    // The CSV parser is loaded on demand, which may fail.
    return { problem: invites.unreadable };
  }
}
