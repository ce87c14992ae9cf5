import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { dataTable } from '@laundry/strings';
import { useId } from 'react';
import { radius } from '../theme/dimensions.ts';
import { LabelledChoiceFilter } from './ChoiceFilter.tsx';
import { hasFilterBox, isSortable, rangeOf } from './columns.ts';
import type { Column } from './columns.ts';
import { activeFilters, textFilter, withFilter, withSort } from './query.ts';
import { useTable } from './TableContext.ts';
import type { Sort } from './query.ts';
import { RangeFilter } from './RangeFilter.tsx';

interface ColumnsProps<Row> {
  columns: readonly Column<Row>[];
}

const DIRECTIONS = ['asc', 'desc'] as const;
const names = { asc: dataTable.ascending, desc: dataTable.descending };

/** A list of all sort orders, because cards have no headers to click. */
function SortSelect<Row>({ columns }: ColumnsProps<Row>) {
  const id = useId();
  const { query, onQuery } = useTable();
  const orders = columns
    .filter((column) => isSortable(column))
    .flatMap(({ field, header }) =>
      DIRECTIONS.map((direction): { sort: Sort; name: string } => ({
        sort: { field, direction },
        name: names[direction](header),
      })),
    );
  const chosen = orders.findIndex(
    ({ sort }) => sort.field === query.sort?.field && sort.direction === query.sort.direction,
  );
  return (
    <TextField
      id={id}
      select
      size="small"
      label={dataTable.sortBy}
      value={String(chosen)}
      onChange={({ target }) => onQuery(withSort(query, orders[Number(target.value)]?.sort ?? null))}
      slotProps={{ select: { native: true } }}
    >
      <option value="-1">{dataTable.unsorted}</option>
      {orders.map(({ name }, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

function LabelledFilter({ field, header }: { field: string; header: string }) {
  const id = useId();
  const { query, onQuery } = useTable();
  return (
    <TextField
      id={id}
      size="small"
      label={dataTable.filterBy(header)}
      value={textFilter(query, field)}
      onChange={({ target }) => onQuery(withFilter(query, field, target.value))}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
}

/**
 * The filters and the sort order of cards, in a native disclosure that shows the number of active filters.
 */
export function CardFilters<Row>({ columns }: ColumnsProps<Row>) {
  const active = activeFilters(useTable().query);
  const idle = (column: Column<Row>) => !isSortable(column) && !hasFilterBox(column) && !rangeOf(column);
  if (columns.every(idle)) return null;
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
        <SortSelect columns={columns} />
        {columns.map((column) => {
          const { field, header } = column;
          const range = rangeOf(column);
          if (range) return <RangeFilter key={field} field={field} labels={range} stacked />;
          const Filter = column.kind === 'boolean' ? LabelledChoiceFilter : LabelledFilter;
          return hasFilterBox(column) && <Filter key={field} field={field} header={header} />;
        })}
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
