import type { Column } from './columns.ts';
import { getKind } from './kinds.ts';
import type { KindName } from './kinds.ts';

/** A column of a kind's table, and SQL for the value that a line sets. */
export interface Field extends Pick<Column, 'newDefault' | 'existingDefault' | 'clearable' | 'display'> {
  readonly name: string;
  readonly value: string;
  /** The column of the file; undefined where the file has none for it. */
  readonly column?: string;
  readonly newOnly: boolean;
}

/** How the lines of a kind become rows of its table. */
export function importTable(kind: KindName) {
  const { table = kind, key, columns, isPrimary, match, constants = {}, ...named } = getKind(kind);
  const { names: tables, rows } = named.tables ?? { names: [table], rows: table };
  const parents = Object.entries(columns).flatMap(([name, { parent }]) =>
    parent ? [{ name, on: `${name}.reference = staged.${name}`, ...parent }] : [],
  );
  const fields = Object.entries(columns).flatMap(([column, { sets, parent, newOnly, ...field }]): Field[] => {
    if (sets === null) return [];
    const name = sets ?? (parent ? `${column}_id` : column);
    const value = parent ? `${column}.id` : `staged.${column}`;
    return [{ ...field, name, value, column, newOnly: newOnly ?? key.includes(column) }];
  });
  const ofKey = fields.filter(({ column = '' }) => key.includes(column));
  const { label = key.map((column) => `staged.${column}`).join(` || ' ' || `), unique = label } = named;
  return {
    tables,
    rows,
    label,
    unique,
    refusal: named.refusal ?? (() => 'null'),
    parents,
    match: match ?? ofKey.map(({ name, value }) => `target.${name} = ${value}`).join(' and '),
    /** The columns of the primary key, with SQL for their values in a new row. */
    identity: isPrimary ? ofKey : [{ name: 'id', value: 'gen_random_uuid()' }],
    fields: [
      ...fields.filter((field) => !(isPrimary && ofKey.includes(field))),
      ...Object.entries(constants).map(([name, value]): Field => ({ name, value, newOnly: true })),
    ],
    /** Further columns of the line that later statements need. */
    extraColumns: Object.keys(columns).filter((column) => columns[column]?.sets === null),
  };
}
