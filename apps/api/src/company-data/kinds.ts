import { SPLITTING_CHANNELS } from '@laundry/api-contract';
import { CARD_CODE, centsOfText, isCalendarDay } from '@laundry/strings/format';
import * as v from 'valibot';

export type Cell = string | number | boolean;

interface Column {
  /** Its SQL type in the staging table. */
  readonly type: 'text' | 'integer' | 'bigint' | 'boolean' | 'date';
  /** Parses a cell that is not empty. Its message names the expected format. */
  readonly schema: v.GenericSchema<string, Cell>;
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

const text = column('text', composed(MAX_LENGTH));
const html: typeof text = (help) => ({
  ...column('text', composed(MAX_HTML_LENGTH))(help),
  multiline: true,
});
/** A path to a file, replaced by the picture's id before staging (services/company/importFiles.ts). */
const picture = column(
  'text',
  v.pipe(v.string(), v.maxLength(MAX_LENGTH, `at most ${MAX_LENGTH} characters`)),
);
const email = column(
  'text',
  v.pipe(v.string(), v.toLowerCase(), v.email('an e-mail'), v.maxLength(MAX_LENGTH)),
);
/** Pesos in files, stored as cents. */
const money = column('bigint', numberFrom(centsOfText, 'pesos with at most two decimals, as 190 or 190,50'));
/** A percentage in files, stored as basis points. */
const share = column('integer', numberFrom(basisPoints, 'a percentage from 0 to 100, as 10 or 12,5'));
const whole = column(
  'integer',
  numberFrom((value) => (/^\d{1,6}$/.test(value) ? Number(value) : undefined), 'a whole number'),
);
const bool = column('boolean', isOneOf(booleans, 'si or no'));
const day = column('date', v.pipe(v.string(), v.check(isCalendarDay, 'a day as 2026-12-01')));
const cardCode = column('text', v.pipe(v.string(), v.regex(CARD_CODE, '8 digits')));
const machineType = column(
  'text',
  isOneOf({ washer: 'WASHER', dryer: 'DRYER', lavadora: 'WASHER', secadora: 'DRYER' }, 'WASHER or DRYER'),
);
const cardState = column('text', isOneOf({ active: 'active', lost: 'lost' }, 'active or lost'));
const billing = column('text', isOneOf({ prepaid: 'prepaid', postpaid: 'postpaid' }, 'prepaid or postpaid'));

interface Kind {
  /** The singular name, as commands use it. */
  readonly singular: string;
  /** The columns that identify a record, which every line must have. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
}

const building = text('the building’s reference');

/**
 * The kinds, in the order in which they depend on each other. An empty cell leaves an existing value as it
 * is; '-' clears an optional one.
 */
const KINDS = {
  administrations: {
    singular: 'administration',
    key: ['reference'],
    columns: { reference: text('what the company calls it'), name: text('its name') },
  },
  buildings: {
    singular: 'building',
    key: ['reference'],
    columns: {
      reference: text('what the company calls it'),
      administration: text('its administration’s reference'),
      from: day('where the administration changes: the day from which, today at the earliest; else today'),
      without_residents: bool('where it changes: whether the residents are taken out on that day (si or no)'),
      name: text('its name'),
      splitting: bool(`whether payments are split: ${SPLITTING_CHANNELS.join(' and ')} only (si or no)`),
      billing: billing('how uses are paid: prepaid (from the card) or postpaid (with the common expenses)'),
      income_share: share('the administration’s share in the income, in percent'),
      special_rate_message: text('a notice beside the price; - for none'),
      first_price: money('of a new building: what a use costs, in pesos, until a later price holds'),
      first_machine_rate: money('of a new building: the part of it that the machine’s tariff makes'),
    },
  },
  units: {
    singular: 'unit',
    key: ['building', 'number'],
    columns: { building, number: text('its number in the building') },
  },
  machines: {
    singular: 'machine',
    key: ['reference'],
    columns: {
      reference: text('what the company calls it'),
      building,
      machine_type: machineType('WASHER or DRYER'),
      sort_index: whole('its place in the building, as LAVADORA - 1'),
      serial_number: text('its serial number'),
    },
  },
  cards: {
    singular: 'card',
    key: ['reference'],
    columns: {
      reference: cardCode('its code, 8 digits'),
      building,
      unit: text('the unit’s number in the building; - for none'),
      state: cardState('active or lost'),
      opening_balance: money('of a new card: what it holds, in pesos'),
    },
  },
  prices: {
    singular: 'price',
    key: ['building', 'machine_type', 'valid_from'],
    columns: {
      building,
      machine_type: machineType('WASHER or DRYER'),
      valid_from: day('the day from which it holds'),
      price: money('what a use costs, in pesos'),
      machine_rate: money('the part of it that the machine’s tariff makes'),
    },
  },
  accessories: {
    singular: 'accessory',
    key: ['reference'],
    columns: {
      reference: text('what the company calls it'),
      name: text('its name'),
      description: html('its description, HTML'),
      price: money('its price, in pesos'),
      position: whole('its place in the list; a new one comes last'),
      offered: bool('whether it is for sale'),
      image: picture(
        'its picture: a JPEG, PNG, WebP or AVIF file, named from the folder that the data file is in; - for none',
      ),
      image_alt: text('what is seen in the picture, for who does not see it; - for its name'),
      image_name: text('the drawing that stands in where there is no picture'),
    },
  },
  residents: {
    singular: 'resident',
    key: ['building', 'email'],
    columns: {
      building,
      email: email('the e-mail'),
      firstname: text('the first name'),
      lastname: text('the last name'),
      reference: text('what the administration knows the resident by, as the unit'),
    },
  },
  administrators: {
    singular: 'administrator',
    key: ['administration', 'email'],
    columns: {
      administration: text('the administration’s reference'),
      email: email('the e-mail, to which an invitation goes'),
      name: text('the first name'),
      lastname: text('the last name'),
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

/** A kind by its name, in the common type. */
export const getKind = (name: KindName): Kind => KINDS[name];

export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);

/** A checked line of a file: only columns of its kind, each with a valid value. */
export interface CheckedRow {
  readonly line: number;
  readonly kind: KindName;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** A line that cannot be imported, and why. Lines are counted from 1, which is the header of a CSV file. */
export interface InvalidLine {
  readonly line: number;
  readonly reason: string;
}

/** How many invalid lines of a file are listed; the others are only counted. */
export const MAX_REPORTED = 100;

/** Thrown for a file with invalid lines, of which nothing is imported. */
export class InvalidLines extends Error {
  override readonly name = 'InvalidLines';

  /** @param count the number of all invalid lines, listed or not */
  constructor(file: string, lines: readonly InvalidLine[], count = lines.length) {
    const listed = lines.slice(0, MAX_REPORTED).map(({ line, reason }) => `${file}, line ${line}: ${reason}`);
    const more = count > listed.length ? [`${file}: ${count - listed.length} more wrong lines`] : [];
    super([...listed, ...more].map((text) => text.replaceAll(/\p{Cc}/gu, '\u{FFFD}')).join('\n'));
  }
}
