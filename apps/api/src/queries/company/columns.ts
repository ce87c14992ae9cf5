import { OpeningHours, Slug } from '@laundry/api-contract';
import { CARD_CODE, centsOfText, isCalendarDay, normaliseText } from '@laundry/strings/format';
import * as v from 'valibot';

export type Cell = string | number | boolean | readonly string[];

/** How a column's cells are stored, in SQL over `staged` (the line), `target` (the row) and the parents. */
interface Stored {
  /** The table that a cell refers to, joined under the column's name, by default on its reference. */
  readonly parent?: { readonly table: string; readonly on?: string };
  /** The table's column that it sets, by default of its name; null where later statements read it. */
  readonly sets?: string | null;
  /** Whether only new rows take it; by default true for the columns of the key. */
  readonly newOnly?: boolean;
  /** The value of a new row whose cell is empty. Without it new rows need the cell. */
  readonly newDefault?: string;
  /** Whether '-' clears it. */
  readonly clearable?: true;
  /** The value of an existing row whose cell is empty. Without it the row keeps its value. */
  readonly existingDefault?: string;
  /** Formats a value for the report of changes. */
  readonly display?: (value: string) => string;
}

export interface Column extends Stored {
  /** Its SQL type in the staging table. */
  readonly type: 'text' | 'text[]' | 'integer' | 'bigint' | 'double precision' | 'boolean' | 'date';
  /** Parses a cell that is not empty. Its message names the expected format. */
  readonly schema: v.GenericSchema<string, Cell>;
  readonly help: string;
  /** Whether it may have line breaks and tabs. */
  readonly multiline?: true;
}

const MAX_LENGTH = 1000;
const MAX_HTML_LENGTH = 20_000;
const FULL_SHARE_BP = 10_000;

const column =
  (type: Column['type'], schema: Column['schema'], how: Omit<Partial<Column>, 'help'> = {}) =>
  (help: string, stored: Stored = {}): Column => ({ type, schema, help, ...how, ...stored });

/** Maps the spellings in files to values, ignoring case and accents. */
const spelledValue = (values: Readonly<Record<string, Cell>>, expected: string) => {
  const spellings = new Map(Object.entries(values));
  return v.pipe(
    v.string(),
    v.transform((text) => spellings.get(normaliseText(text))),
    v.custom<Cell>((value) => value !== undefined, expected),
  );
};

const BOOLEANS = { si: true, yes: true, true: true, 1: true, no: false, false: false, 0: false };

const percent = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;

/** Parses a percentage such as `12,5` to basis points; undefined for other texts and for more than 100. */
function basisPoints(text: string): number | undefined {
  const [, whole, decimals = ''] = percent.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const points = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return points <= FULL_SHARE_BP ? points : undefined;
}

const numberFrom = (parse: (text: string) => number | undefined, expected: string) =>
  v.pipe(v.string(), v.transform(parse), v.number(expected));

const upTo = (maxLength: number) =>
  v.maxLength<string, number, string>(maxLength, `at most ${maxLength} characters`);

/** Normalises the spelling of each character, so that one name is never two records. */
const composed = (maxLength: number) => v.pipe(v.string(), v.normalize('NFC'), upTo(maxLength));

export const text = column('text', composed(MAX_LENGTH));
export const html = column('text', composed(MAX_HTML_LENGTH), { multiline: true });
/** A path to a file, replaced by the picture's id before staging (services/company/importFiles.ts). */
export const picture = column('text', v.pipe(v.string(), upTo(MAX_LENGTH)));
export const email = column(
  'text',
  v.pipe(v.string(), v.toLowerCase(), v.email('an e-mail'), v.maxLength(MAX_LENGTH)),
);
/** Pesos in files, stored as cents. */
export const money = column(
  'bigint',
  numberFrom(centsOfText, 'pesos with at most two decimals, as 190 or 190,50'),
  { display: (value) => `(${value} / 100.0)::numeric(16, 2)` },
);
/** A percentage in files, stored as basis points. */
export const share = column('integer', numberFrom(basisPoints, 'a percentage from 0 to 100, as 10 or 12,5'), {
  display: (value) => `(${value} / 100.0)::numeric(5, 2)`,
});
export const whole = column(
  'integer',
  numberFrom((value) => (/^\d{1,6}$/.test(value) ? Number(value) : undefined), 'a whole number'),
);
export const bool = column('boolean', spelledValue(BOOLEANS, 'si or no'));
export const day = column('date', v.pipe(v.string(), v.check(isCalendarDay, 'a day, 20YY-MM-DD')));
export const cardCode = column('text', v.pipe(v.string(), v.regex(CARD_CODE, '8 digits')));
export const machineType = column(
  'text',
  spelledValue(
    { washer: 'WASHER', dryer: 'DRYER', lavadora: 'WASHER', secadora: 'DRYER' },
    'WASHER or DRYER',
  ),
);
export const cardState = column('text', spelledValue({ active: 'active', lost: 'lost' }, 'active or lost'));
export const billing = column(
  'text',
  spelledValue({ prepaid: 'prepaid', postpaid: 'postpaid' }, 'prepaid or postpaid'),
);
export const slug = column(
  'text',
  v.pipe(
    v.string(),
    v.check((value) => v.is(Slug, value), 'as edificio-sur'),
  ),
);
/** Degrees of WGS 84, from `-most` to `most`. */
export const degrees = (most: number) =>
  column(
    'double precision',
    numberFrom((text) => {
      const value = Number(text.replace(',', '.'));
      return Math.abs(value) <= most ? value : undefined;
    }, `degrees from -${most} to ${most}`),
  );
export const openingHours = column(
  'text[]',
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/\s*,\s*/)),
    v.check(
      (all) => all.every((hours) => v.is(OpeningHours, hours)),
      'hours as Mo-Fr 07:00-22:00, Sa 08:00-20:00',
    ),
  ),
);
/** The reference of a record of a table. */
export const referenceIn = (table: string) =>
  column('text', composed(MAX_LENGTH), {
    parent: { table },
    display: (value) => `(select reference from ${table} where id = ${value})`,
  });
