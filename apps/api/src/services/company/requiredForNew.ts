import { IMPORT_TABLES } from '../../queries/company/tables.ts';
import type { KindName } from './kinds.ts';

/** Administrators are no rows of one table: their names are needed to greet them. */
const NEEDED_OF_ADMINISTRATORS = ['name', 'lastname'];

/** Columns that a line of a new one has to say, beside its key. */
export function requiredForNew(kind: KindName): readonly string[] {
  if (kind === 'administrators') return NEEDED_OF_ADMINISTRATORS;
  const { fields, once = {} } = IMPORT_TABLES[kind];
  return Object.entries({ ...once, ...fields })
    .filter(([, { initial, column }]) => initial === undefined && column !== undefined)
    .map(([name, { column = name }]) => column);
}
