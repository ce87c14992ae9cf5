import { CARD_CODE } from '@laundry/format';
import * as v from 'valibot';
import { centsOfText } from '../payments/money.ts';

/** What a cell becomes. */
export type Cell = string | number | boolean;

/** A column of a kind's files. */
export interface Column {
  /** Its type while the file is staged. */
  readonly type: 'text' | 'integer' | 'bigint' | 'boolean' | 'date';
  /** Checks a cell that is not empty; its message says what is wanted. */
  readonly schema: v.GenericSchema<string, Cell>;
  /** For `--help`. */
  readonly help: string;
}

const LONGEST = 1000;
const LONGEST_HTML = 20_000;
const FULL_SHARE_BP = 10_000;

const YES = ['si', 'yes', 'true', '1'];
const NO = ['no', 'false', '0'];

const ACCENTS = /\p{Diacritic}/gu;

const column =
  (type: Column['type'], schema: Column['schema']) =>
  (help: string): Column => ({ type, schema, help });

/** A value of the table, or what else stands for one of its values in files. */
const isOneOf = (values: Readonly<Record<string, Cell>>, wanted: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => values[text.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '')]),
    v.custom<Cell>((value) => value !== undefined, wanted),
  );

const booleans = Object.fromEntries([
  ...YES.map((word) => [word, true] as const),
  ...NO.map((word) => [word, false] as const),
]);

const percent = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;

/** Hundredths of a percent of `12,5`; undefined for what is none, or more than 100. */
function basisPoints(text: string): number | undefined {
  const [, whole, decimals = ''] = percent.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const points = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return points <= FULL_SHARE_BP ? points : undefined;
}

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const numberOr = (read: (text: string) => number | undefined, wanted: string) =>
  v.pipe(v.string(), v.transform(read), v.number(wanted));

export const text = column('text', v.pipe(v.string(), v.maxLength(LONGEST, `at most ${LONGEST} characters`)));
export const html = column(
  'text',
  v.pipe(v.string(), v.maxLength(LONGEST_HTML, `at most ${LONGEST_HTML} characters`)),
);
/** A path to a file; what is stored of it is told by the picture that it is (stagePictures.ts). */
export const picture = column(
  'text',
  v.pipe(v.string(), v.maxLength(LONGEST, `at most ${LONGEST} characters`)),
);
export const email = column(
  'text',
  v.pipe(v.string(), v.toLowerCase(), v.email('an e-mail'), v.maxLength(LONGEST)),
);
/** Pesos, kept in cents. */
export const money = column(
  'bigint',
  numberOr(centsOfText, 'pesos with at most two decimals, as 190 or 190,50'),
);
/** A percentage, kept in hundredths of a percent. */
export const share = column('integer', numberOr(basisPoints, 'a percentage from 0 to 100, as 10 or 12,5'));
export const whole = column(
  'integer',
  numberOr((value) => (/^\d{1,6}$/.test(value) ? Number(value) : undefined), 'a whole number'),
);
export const bool = column('boolean', isOneOf(booleans, 'si or no'));
export const day = column('date', v.pipe(v.string(), v.check(isDay, 'a day as 2026-12-01')));
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
