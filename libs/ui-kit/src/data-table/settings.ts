import type { Column } from './columns.ts';

export type Density = 'compact' | 'standard' | 'comfortable';

export const DENSITIES: readonly Density[] = ['compact', 'standard', 'comfortable'];

/** A user's settings of a table, which can be stored. */
export interface TableSettings {
  /** The fields of the hidden columns. */
  hidden: readonly string[];
  density: Density;
}

export const defaultSettings: TableSettings = { hidden: [], density: 'compact' };

export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  { hidden }: TableSettings,
): readonly Column<Row>[] => columns.filter(({ field, fixed }) => fixed === true || !hidden.includes(field));

export function withToggled(settings: TableSettings, field: string): TableSettings {
  const { hidden } = settings;
  return {
    ...settings,
    hidden: hidden.includes(field) ? hidden.filter((other) => other !== field) : [...hidden, field],
  };
}
