import type { KindName } from '../../company-data/kinds.ts';

/** What a line names by a reference. */
interface Parent {
  /** The column that names it, and its alias. */
  readonly name: string;
  readonly table: string;
  /** When it is the one that is named. */
  readonly on: string;
}

/** A column that a line sets. */
interface Field {
  /** What a line says, over `staged` and the parents; null where it says nothing. */
  readonly value: string;
  /** What a new row gets where its line says nothing. Without it a line of a new row has to say it. */
  readonly initial?: string;
  /** The file's column, where its name differs. */
  readonly column?: string;
  /** Whether '-' empties it. */
  readonly clearable?: true;
  /** What a row that is there keeps where its line says nothing; what it has, unless it is said here. */
  readonly kept?: string;
  /** How a value is shown to people. */
  readonly shown?: (value: string) => string;
}

/**
 * How the lines of a kind become rows of a table. SQL over `staged` (the line), `target` (the row that is
 * there) and the parents' names.
 */
export interface ImportTable {
  readonly table: string;
  /** What people know a line's thing by. */
  readonly label: string;
  /** What two lines of a file cannot share; the label, unless it is said here. */
  readonly unique?: string;
  readonly parents: readonly Parent[];
  /** When a row is the line's. */
  readonly match: string;
  /** Its primary key, and what a new row's is. */
  readonly identity: Readonly<Record<string, string>>;
  /** What a line sets, of a new row and of one that is there. */
  readonly fields: Readonly<Record<string, Field>>;
  /** What is set of a new row only. */
  readonly once?: Readonly<Record<string, Field>>;
  /** What else is kept of a line, for what follows. */
  readonly more?: readonly string[];
}

const pesos = (value: string) => `(${value} / 100.0)::numeric(16, 2)`;
const percent = (value: string) => `(${value} / 100.0)::numeric(5, 2)`;
const referenceIn = (table: string) => (value: string) =>
  `(select reference from ${table} where id = ${value})`;

const parentIn = (table: string, name: string): Parent => ({
  name,
  table,
  on: `${name}.reference = staged.${name}`,
});
const building = parentIn('buildings', 'building');
const buildingField: Field = { value: 'building.id', column: 'building', shown: referenceIn('buildings') };
const newId = { id: 'gen_random_uuid()' };
const byReference = 'target.reference = staged.reference';
const staged = (column: string): Field => ({ value: `staged.${column}`, column });
const reference = { reference: staged('reference') };

/** Administrators are invited, and no rows of one table. */
export type TableKind = Exclude<KindName, 'administrators'>;

export const IMPORT_TABLES: Readonly<Record<TableKind, ImportTable>> = {
  administrations: {
    table: 'administrations',
    label: 'staged.reference',
    parents: [],
    match: byReference,
    identity: newId,
    fields: { name: staged('name') },
    once: reference,
  },
  buildings: {
    table: 'buildings',
    label: 'staged.reference',
    parents: [parentIn('administrations', 'administration')],
    match: byReference,
    identity: newId,
    fields: {
      administration_id: {
        value: 'administration.id',
        column: 'administration',
        shown: referenceIn('administrations'),
      },
      name: staged('name'),
      splitting: { ...staged('splitting'), initial: 'false' },
      billing: { ...staged('billing'), initial: `'prepaid'` },
      income_share_bp: { ...staged('income_share'), initial: '0', shown: percent },
      special_rate_message: { ...staged('special_rate_message'), initial: 'null', clearable: true },
    },
    once: {
      ...reference,
      price_customer_cents: staged('first_price'),
      machine_rate_cents: { ...staged('first_machine_rate'), initial: '0' },
    },
  },
  units: {
    table: 'units',
    label: `staged.building || ' ' || staged.number`,
    parents: [building],
    match: 'target.building_id = building.id and target.number = staged.number',
    identity: newId,
    fields: {},
    once: { building_id: buildingField, number: staged('number') },
  },
  machines: {
    table: 'machines',
    label: 'staged.reference',
    parents: [building],
    match: byReference,
    identity: newId,
    fields: {
      building_id: buildingField,
      machine_type: staged('machine_type'),
      sort_index: staged('sort_index'),
      serial_number: staged('serial_number'),
    },
    once: reference,
  },
  cards: {
    table: 'cards',
    label: 'staged.reference',
    parents: [
      building,
      {
        name: 'unit',
        table: 'units',
        on: `unit.number = staged.unit and unit.building_id = coalesce(building.id,
          (select building_id from cards where uid = staged.reference))`,
      },
    ],
    match: 'target.uid = staged.reference',
    identity: { uid: 'staged.reference' },
    fields: {
      building_id: buildingField,
      unit_id: {
        value: 'unit.id',
        column: 'unit',
        initial: 'null',
        clearable: true,
        // One of another building is none of the card's.
        kept: 'case when resolved.building_id <> target.building_id then null else target.unit_id end',
        shown: (value) => `(select number from units where id = ${value})`,
      },
      state: { ...staged('state'), initial: `'active'` },
    },
    // Its opening balance is booked afterwards, many at once.
    once: { balance_cents: { value: '0' } },
    more: ['opening_balance'],
  },
  prices: {
    table: 'prices',
    label: `staged.building || ' ' || staged.machine_type || ' ' || staged.valid_from`,
    parents: [building],
    match: `target.building_id = building.id and target.machine_type = staged.machine_type
      and target.valid_from = staged.valid_from`,
    identity: {
      building_id: 'building.id',
      machine_type: 'staged.machine_type',
      valid_from: 'staged.valid_from',
    },
    fields: {
      price_customer_cents: { ...staged('price'), shown: pesos },
      machine_rate_cents: { ...staged('machine_rate'), initial: '0', shown: pesos },
    },
  },
  accessories: {
    table: 'branding_items',
    label: 'staged.reference',
    parents: [],
    match: byReference,
    identity: newId,
    fields: {
      name: staged('name'),
      description_html: { ...staged('description'), initial: `''` },
      price_cents: { ...staged('price'), shown: pesos },
      position: {
        ...staged('position'),
        initial: '(select coalesce(max(position), 0) from branding_items) + resolved.line',
      },
      offered: { ...staged('offered'), initial: 'true' },
      picture_id: { ...staged('image'), initial: 'null', clearable: true },
      picture_alt: { ...staged('image_alt'), initial: 'null', clearable: true },
      image_name: { ...staged('image_name'), initial: `''` },
    },
    once: reference,
  },
  residents: {
    table: 'residents',
    label: `staged.building || ' ' || staged.email`,
    unique: `building.administration_id || ' ' || staged.email`,
    parents: [building],
    match: `target.administration_id = building.administration_id and lower(target.email) = staged.email
      and not target.repeated`,
    identity: newId,
    fields: {
      building_id: buildingField,
      firstname: staged('firstname'),
      lastname: staged('lastname'),
      reference: staged('reference'),
    },
    once: {
      administration_id: { value: 'building.administration_id', column: 'building' },
      email: staged('email'),
      created_at: { value: 'now()' },
    },
  },
};

/** Administrators are not rows of one table; their names are needed for the invitation. */
const NEEDED_OF_ADMINISTRATORS = ['name', 'lastname'];

/** The columns that a line of a new record needs, besides its key. */
export function requiredForNew(kind: KindName): readonly string[] {
  if (kind === 'administrators') return NEEDED_OF_ADMINISTRATORS;
  const { fields, once = {} } = IMPORT_TABLES[kind];
  return Object.entries({ ...once, ...fields })
    .filter(([, { initial, column }]) => initial === undefined && column !== undefined)
    .map(([name, { column = name }]) => column);
}
