import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Column } from '@laundry/ui-kit/data-table';

/**
 * A report's columns for a search. Its folded rows on a phone name their building where the search is for all
 * buildings, and leave it out where it is the same in every row.
 *
 * @param columns the building's column is the first
 * @param building the searched building's id, or ALL_BUILDINGS
 */
export const columnsOfSearch = <Row>(
  columns: readonly Column<Row>[],
  building: string,
): readonly Column<Row>[] =>
  building === ALL_BUILDINGS
    ? columns.map((column, index) => (index === 0 ? { ...column, cardPosition: 'second' } : column))
    : columns;
