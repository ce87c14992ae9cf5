import type { KindName } from '../../company-data/kinds.ts';

/** A record that a line refers to. */
interface Parent {
  /** The column with the reference, which is also the alias in SQL. */
  readonly name: string;
  readonly table: string;
  /** The join condition. */
  readonly on: string;
}

/** A column that a line sets. */
interface Field {
  /** SQL for the line's value, from `staged` and the parents; null for an empty cell. */
  readonly value: string;
  /** SQL for the value of a new row whose cell is empty. Without it new rows need the cell. */
  readonly newDefault?: string;
  /** The column of the file, where its name differs. */
  readonly column?: string;
  /** Whether '-' clears it. */
  readonly clearable?: true;
  /** SQL for the value of an existing row whose cell is empty. Without it the row keeps its value. */
  readonly existingDefault?: string;
  /** Formats a value for the report of changes, in SQL. */
  readonly display?: (value: string) => string;
}

/**
 * How the lines of a kind become rows of a table, as SQL over `staged` (the line), `target` (the existing
 * row) and the names of the parents.
 */
export interface ImportTable {
  readonly table: string;
  /** The name of the record in reports. */
  readonly label: string;
  /** The value that no two lines of a file may share; the label by default. */
  readonly unique?: string;
  readonly parents: readonly Parent[];
  /** The condition by which a line finds its existing row. */
  readonly match: string;
  /** The columns of the primary key, with SQL for their values in a new row. */
  readonly identity: Readonly<Record<string, string>>;
  /** The columns that a line sets in new and existing rows. */
  readonly fields: Readonly<Record<string, Field>>;
  /** The columns that a line sets in new rows only. */
  readonly insertOnly?: Readonly<Record<string, Field>>;
  /** Further columns of the line that later statements need. */
  readonly extraColumns?: readonly string[];
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
const buildingField: Field = { value: 'building.id', column: 'building', display: referenceIn('buildings') };
const newId = { id: 'gen_random_uuid()' };
const byReference = 'target.reference = staged.reference';
const staged = (column: string): Field => ({ value: `staged.${column}`, column });
const reference = { reference: staged('reference') };

/** Administrators are not imported into a table; they are invited (services/company/applyKind.ts). */
export type TableKind = Exclude<KindName, 'administrators'>;

export const IMPORT_TABLES: Readonly<Record<TableKind, ImportTable>> = {
  administrations: {
    table: 'administrations',
    label: 'staged.reference',
    parents: [],
    match: byReference,
    identity: newId,
    fields: { name: staged('name') },
    insertOnly: reference,
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
        display: referenceIn('administrations'),
      },
      name: staged('name'),
      splitting: { ...staged('splitting'), newDefault: 'false' },
      billing: { ...staged('billing'), newDefault: `'prepaid'` },
      income_share_bp: { ...staged('income_share'), newDefault: '0', display: percent },
      special_rate_message: { ...staged('special_rate_message'), newDefault: 'null', clearable: true },
    },
    insertOnly: {
      ...reference,
      price_customer_cents: staged('first_price'),
      machine_rate_cents: { ...staged('first_machine_rate'), newDefault: '0' },
    },
    // Administrations change by days (changeAdministrations.ts).
    extraColumns: ['from', 'without_residents'],
  },
  units: {
    table: 'units',
    label: `staged.building || ' ' || staged.number`,
    parents: [building],
    match: 'target.building_id = building.id and target.number = staged.number',
    identity: newId,
    fields: {},
    insertOnly: { building_id: buildingField, number: staged('number') },
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
    insertOnly: reference,
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
        newDefault: 'null',
        clearable: true,
        // A card that moves to another building loses its unit.
        existingDefault:
          'case when resolved.building_id <> target.building_id then null else target.unit_id end',
        display: (value) => `(select number from units where id = ${value})`,
      },
      state: { ...staged('state'), newDefault: `'active'` },
    },
    // Opening balances are booked afterwards in batches (importing.ts).
    insertOnly: { balance_cents: { value: '0' } },
    extraColumns: ['opening_balance'],
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
      price_customer_cents: { ...staged('price'), display: pesos },
      machine_rate_cents: { ...staged('machine_rate'), newDefault: '0', display: pesos },
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
      description_html: { ...staged('description'), newDefault: `''` },
      price_cents: { ...staged('price'), display: pesos },
      position: {
        ...staged('position'),
        newDefault: '(select coalesce(max(position), 0) from branding_items) + resolved.line',
      },
      offered: { ...staged('offered'), newDefault: 'true' },
      picture_id: { ...staged('image'), newDefault: 'null', clearable: true },
      picture_alt: { ...staged('image_alt'), newDefault: 'null', clearable: true },
      image_name: { ...staged('image_name'), newDefault: `''` },
    },
    insertOnly: reference,
  },
  residents: {
    table: 'residents',
    label: `staged.building || ' ' || staged.email`,
    unique: `building.administration_id || ' ' || staged.email`,
    parents: [building],
    match: 'target.administration_id = building.administration_id and lower(target.email) = staged.email',
    identity: newId,
    fields: {
      building_id: buildingField,
      firstname: staged('firstname'),
      lastname: staged('lastname'),
      reference: staged('reference'),
    },
    insertOnly: {
      administration_id: { value: 'building.administration_id', column: 'building' },
      email: staged('email'),
      created_at: { value: 'now()' },
    },
  },
};

/** Administrators are not rows of one table; their names are needed for the invitation. */
const REQUIRED_FOR_ADMINISTRATORS = ['name', 'lastname'];

/** The columns that a line of a new record needs, besides its key. */
export function requiredForNew(kind: KindName): readonly string[] {
  if (kind === 'administrators') return REQUIRED_FOR_ADMINISTRATORS;
  const { fields, insertOnly = {} } = IMPORT_TABLES[kind];
  return Object.entries({ ...insertOnly, ...fields })
    .filter(([, { newDefault, column }]) => newDefault === undefined && column !== undefined)
    .map(([name, { column = name }]) => column);
}
