import { SPLITTING_CHANNELS } from '@laundry/api-contract';
import {
  billing,
  bool,
  cardCode,
  cardState,
  day,
  email,
  html,
  machineType,
  money,
  picture,
  share,
  text,
  whole,
} from './columns.ts';
import type { Cell, Column } from './columns.ts';

/** A kind of record in the company's data files. */
export interface Kind {
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
export const KINDS = {
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
export const kindOf = (name: KindName): Kind => KINDS[name];

export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);

/** A checked line of a file: only columns of its kind, each with a valid value. */
export interface CheckedRow {
  readonly line: number;
  readonly kind: KindName;
  readonly cells: Readonly<Record<string, Cell>>;
}
