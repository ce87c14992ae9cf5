import Box from '@mui/material/Box';
import { dataTable } from '@laundry/strings';
import { Select } from '../controls/Select.tsx';
import { radius } from '../theme/tokens.ts';
import { hasDayFilter, hasFilterBox, isSortable } from './columns.ts';
import type { Column } from './columns.ts';
import { ColumnFilter, useTable } from './filters.tsx';
import { activeFilters, withSort } from './query.ts';

const DIRECTIONS = [
  ['asc', dataTable.ascending],
  ['desc', dataTable.descending],
] as const;

/** The filters and the sort order of cards, which have no column headers. Folded into one line. */
export function CardFilters<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const { query, onQuery } = useTable();
  const orders = columns
    .filter((column) => isSortable(column))
    .flatMap(({ field, header }) =>
      DIRECTIONS.map(([direction, name]) => ({
        sort: { field, direction },
        value: `${direction} ${field}`,
        label: name(header),
      })),
    );
  const filtered = columns.filter((column) => hasFilterBox(column) || hasDayFilter(column));
  if (orders.length === 0 && filtered.length === 0) return null;
  const active = activeFilters(query);
  return (
    <Box component="details" sx={frame}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 650, px: 2, py: 1.25 }}>
        {dataTable.filters}
        {active > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
            {` · ${dataTable.activeFilters(active)}`}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, p: 2, pt: 1 }}>
        <Select
          name="order"
          label={dataTable.sortBy}
          options={orders}
          placeholder={dataTable.unsorted}
          value={query.sort === null ? '' : `${query.sort.direction} ${query.sort.field}`}
          onChange={(chosen) =>
            onQuery(withSort(query, orders.find(({ value }) => value === chosen)?.sort ?? null))
          }
        />
        {filtered.map((column) => (
          <ColumnFilter key={column.field} column={column} labelled />
        ))}
      </Box>
    </Box>
  );
}

const frame = {
  mb: 1.5,
  border: 1,
  borderColor: 'control.border',
  borderRadius: `${radius.control}px`,
  backgroundColor: 'background.paper',
} as const;
