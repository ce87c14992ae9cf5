import { BUILDING_ADM, SPLITTING_CHANNELS } from '@laundry/api-contract';
import {
  billing,
  bool,
  cardCode,
  cardState,
  day,
  degrees,
  email,
  html,
  machineType,
  money,
  openingHours,
  picture,
  referenceIn,
  share,
  slug,
  text,
  whole,
} from './columns.ts';
import type { Cell, Column } from './columns.ts';

interface Kind {
  /** The singular name, as commands use it. */
  readonly singular: string;
  /** The columns that identify a record, which every line must have. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
  /** The table of its records, by default of the kind's name. */
  readonly table?: string;
  /** Several tables in place of one, and SQL that unites their rows. Other code makes the new ones. */
  readonly tables?: { readonly names: readonly string[]; readonly rows: string };
  /** Whether the key is the table's primary key; else new rows get an id. */
  readonly isPrimary?: true;
  /** SQL for the condition by which a line finds its existing row; by default that of the key. */
  readonly match?: string;
  /** SQL for its name in reports; the key by default. */
  readonly label?: string;
  /** SQL for the value that no two lines of a file may share; the name by default. */
  readonly unique?: string;
  /** SQL over `resolved` for this kind's own reason to refuse a line; null where there is none. */
  readonly refusal?: (maxOpeningCents: number) => string;
  /** SQL for the values of further columns of a new row. */
  readonly constants?: Readonly<Record<string, string>>;
}

const reference = text('what the company calls it');
const building = referenceIn('buildings')('the building’s reference');
const OPTIONAL = { newDefault: 'null', clearable: true } as const;

/**
 * The kinds, in the order in which they depend on each other: the columns of their files and commands, and
 * how they are stored. An empty cell leaves an existing value as it is; '-' clears an optional one.
 */
const KINDS = {
  administrations: {
    singular: 'administration',
    key: ['reference'],
    columns: { reference, name: text('its name') },
  },
  buildings: {
    singular: 'building',
    key: ['reference'],
    columns: {
      reference,
      administration: referenceIn('administrations')('its administration’s reference'),
      // Administrations change by days (changeAdministrations.ts).
      from: day('where the administration changes: the day from which, today at the earliest; else today', {
        sets: null,
      }),
      without_residents: bool(
        'where it changes: whether the residents are taken out on that day (si or no)',
        { sets: null },
      ),
      name: text('its name'),
      splitting: bool(`whether payments are split: ${SPLITTING_CHANNELS.join(' and ')} only (si or no)`, {
        newDefault: 'false',
      }),
      billing: billing('how uses are paid: prepaid (from the card) or postpaid (with the common expenses)', {
        newDefault: `'prepaid'`,
      }),
      income_share: share('the administration’s share in the income, in percent', {
        sets: 'income_share_bp',
        newDefault: '0',
      }),
      special_rate_message: text('a notice beside the price; - for none', OPTIONAL),
      first_price: money('of a new building: what a use costs, in pesos, until a later price holds', {
        sets: 'price_customer_cents',
        newOnly: true,
      }),
      first_machine_rate: money('of a new building: the part of it that the machine’s tariff makes', {
        sets: 'machine_rate_cents',
        newOnly: true,
        newDefault: '0',
      }),
    },
  },
  /** The buildings that the public site lists. */
  laundromats: {
    singular: 'laundromat',
    key: ['building'],
    isPrimary: true,
    refusal: () => `case when row_number() over (partition by slug order by line) > 1
      or exists (select from laundromats as other where slug = resolved.slug and building_id <> resolved.building_id)
      then 'slug: ''' || slug || ''' is another building''s'
      when (latitude is null) <> (longitude is null) and not exists (select from laundromats
        where building_id = resolved.building_id and latitude is not null)
      then 'latitude and longitude are given together' end`,
    columns: {
      building,
      slug: slug('its part of a URL, as edificio-sur'),
      street_address: text('street and number'),
      neighbourhood: text('the neighbourhood'),
      city: text('the city'),
      latitude: degrees(90)('its place, with longitude', { newDefault: 'null' }),
      longitude: degrees(180)('its place, with latitude', { newDefault: 'null' }),
      opening_hours: openingHours('when it is open: Mo-Fr 07:00-22:00, Sa 08:00-20:00', {
        newDefault: `'{}'`,
      }),
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
      reference,
      building,
      machine_type: machineType('WASHER or DRYER'),
      sort_index: whole('its place in the building, as LAVADORA - 1'),
      serial_number: text('its serial number'),
    },
  },
  cards: {
    singular: 'card',
    key: ['reference'],
    isPrimary: true,
    columns: {
      reference: cardCode('its code, 8 digits', { sets: 'uid' }),
      building,
      unit: text('the unit’s number in the building; - for none', {
        ...OPTIONAL,
        parent: {
          table: 'units',
          on: `unit.number = staged.unit and unit.building_id = coalesce(building.id,
            (select building_id from cards where uid = staged.reference))`,
        },
        // A card that moves to another building loses its unit.
        existingDefault:
          'case when resolved.building_id <> target.building_id then null else target.unit_id end',
        display: (value) => `(select number from units where id = ${value})`,
      }),
      state: cardState('active or lost', { newDefault: `'active'` }),
      opening_balance: money('of a new card: what it holds, in pesos', {
        sets: 'balance_cents',
        newOnly: true,
        newDefault: '0',
      }),
    },
    refusal: (maxOpeningCents) => `case when not found and balance_cents > ${maxOpeningCents} then
      'opening_balance: ' || trim_scale(balance_cents / 100.0) || ' is more than a top-up may be, '
      || trim_scale(${maxOpeningCents} / 100.0) || '; --yes takes it in' end`,
  },
  prices: {
    singular: 'price',
    key: ['building', 'machine_type', 'valid_from'],
    isPrimary: true,
    columns: {
      building,
      machine_type: machineType('WASHER or DRYER'),
      valid_from: day('the day from which it holds'),
      price: money('what a use costs, in pesos', { sets: 'price_customer_cents' }),
      machine_rate: money('the part of it that the machine’s tariff makes', {
        sets: 'machine_rate_cents',
        newDefault: '0',
      }),
    },
  },
  accessories: {
    singular: 'accessory',
    table: 'branding_items',
    key: ['reference'],
    refusal: () => `case when price_cents = 0 then 'price: it is more than 0' end`,
    columns: {
      reference,
      name: text('its name'),
      description: html('its description, HTML', { sets: 'description_html', newDefault: `''` }),
      price: money('its price, in pesos', { sets: 'price_cents' }),
      position: whole('its place in the list; a new one comes last', {
        newDefault: '(select coalesce(max(position), 0) from branding_items) + resolved.line',
      }),
      offered: bool('whether it is for sale', { newDefault: 'true' }),
      image: picture(
        'its picture: a JPEG, PNG, WebP or AVIF file, named from the folder that the data file is in; - for none',
        { ...OPTIONAL, sets: 'picture_id' },
      ),
      image_alt: text('what is seen in the picture, for who does not see it; - for its name', {
        ...OPTIONAL,
        sets: 'picture_alt',
      }),
      image_name: text('the drawing that stands in where there is no picture', { newDefault: `''` }),
    },
  },
  residents: {
    singular: 'resident',
    key: ['building', 'email'],
    columns: {
      building: { ...building, newOnly: false },
      email: email('the e-mail'),
      firstname: text('the first name'),
      lastname: text('the last name'),
      reference: text('what the administration knows the resident by, as the unit'),
    },
    match: 'target.administration_id = building.administration_id and lower(target.email) = staged.email',
    unique: `building.administration_id || ' ' || staged.email`,
    constants: { administration_id: 'building.administration_id', created_at: 'now()' },
  },
  administrators: {
    singular: 'administrator',
    key: ['administration', 'email'],
    columns: {
      administration: referenceIn('administrations')('the administration’s reference'),
      email: email('the e-mail, to which an invitation goes'),
      name: text('the first name'),
      lastname: text('the last name'),
    },
    tables: {
      names: ['accounts', 'administrator_invitations'],
      rows: `(select id, administration_id, email, name, lastname from accounts where role = '${BUILDING_ADM}'
        union all select id, administration_id, email, name, lastname from administrator_invitations
        where accepted_at is null)`,
    },
    label: 'staged.email',
    refusal: () => `case when exists (select from accounts where email = resolved.email
      and role = '${BUILDING_ADM}' and administration_id <> resolved.administration_id)
      then email || ' administers another administration' end`,
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
