import { CARD_CODE, centsOfText, isCalendarDay } from '@laundry/strings/format';
import * as v from 'valibot';

/** The value of a parsed cell. */
export type Cell = string | number | boolean;

/** A column of a kind's files. */
export interface Column {
  /** Its SQL type in the staging table. */
  readonly type: 'text' | 'integer' | 'bigint' | 'boolean' | 'date';
  /** Parses a cell that is not empty. Its message names the expected format. */
  readonly schema: v.GenericSchema<string, Cell>;
  /** The text for `--help`. */
  readonly help: string;
  /** Whether it may have line breaks and tabs. */
  readonly multiline?: true;
}

const MAX_LENGTH = 1000;
const MAX_HTML_LENGTH = 20_000;
const FULL_SHARE_BP = 10_000;

const YES = ['si', 'yes', 'true', '1'];
const NO = ['no', 'false', '0'];

const ACCENTS = /\p{Diacritic}/gu;

const column =
  (type: Column['type'], schema: Column['schema']) =>
  (help: string): Column => ({ type, schema, help });

/** Maps the spellings in files to values, ignoring case and accents. */
const isOneOf = (values: Readonly<Record<string, Cell>>, expected: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => values[text.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '')]),
    v.custom<Cell>((value) => value !== undefined, expected),
  );

const booleans = Object.fromEntries([
  ...YES.map((word) => [word, true] as const),
  ...NO.map((word) => [word, false] as const),
]);

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

/** One spelling of each character, so that one name is never two records. */
const composed = (maxLength: number) =>
  v.pipe(v.string(), v.normalize('NFC'), v.maxLength(maxLength, `at most ${maxLength} characters`));

export const text = column('text', composed(MAX_LENGTH));
export const html: typeof text = (help) => ({
  ...column('text', composed(MAX_HTML_LENGTH))(help),
  multiline: true,
});
/** A path to a file. It is replaced by the picture's id before it is staged (stagePictures.ts). */
export const picture = column(
  'text',
  v.pipe(v.string(), v.maxLength(MAX_LENGTH, `at most ${MAX_LENGTH} characters`)),
);
export const email = column(
  'text',
  v.pipe(v.string(), v.toLowerCase(), v.email('an e-mail'), v.maxLength(MAX_LENGTH)),
);
/** Pesos in files, stored as cents. */
export const money = column(
  'bigint',
  numberFrom(centsOfText, 'pesos with at most two decimals, as 190 or 190,50'),
);
/** A percentage in files, stored as basis points. */
export const share = column('integer', numberFrom(basisPoints, 'a percentage from 0 to 100, as 10 or 12,5'));
export const whole = column(
  'integer',
  numberFrom((value) => (/^\d{1,6}$/.test(value) ? Number(value) : undefined), 'a whole number'),
);
export const bool = column('boolean', isOneOf(booleans, 'si or no'));
export const day = column('date', v.pipe(v.string(), v.check(isCalendarDay, 'a day as 2026-12-01')));
export const cardCode = column('text', v.pipe(v.string(), v.regex(CARD_CODE, '8 digits')));
export const machineType = column(
  'text',
  isOneOf({ washer: 'WASHER', dryer: 'DRYER', lavadora: 'WASHER', secadora: 'DRYER' }, 'WASHER or DRYER'),
);
export const cardState = column('text', isOneOf({ active: 'active', lost: 'lost' }, 'active or lost'));
export const billing = column(
  'text',
  isOneOf({ prepaid: 'prepaid', postpaid: 'postpaid' }, 'prepaid or postpaid'),
);
