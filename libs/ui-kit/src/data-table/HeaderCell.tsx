import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { hasFilterBox } from './columns.ts';
import type { Column } from './columns.ts';
import { TextFilter } from './TextFilter.tsx';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Otherwise the grid would sort on a click, and handle arrow keys, spaces and focus itself. */
export const stopGridEvents = {
  onClick: stop,
  onDoubleClick: stop,
  onKeyDown: stop,
  onFocus: stop,
  onBlur: stop,
};

/** A column's header with its filter below it; the grid adds the arrow of the sort order. */
export function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const { field, header } = column;
  const Filter = column.kind === 'boolean' ? ChoiceFilter : TextFilter;
  return (
    <>
      <span className="head-name" title={header}>
        {header}
      </span>
      {hasFilterBox(column) && (
        <Box {...stopGridEvents}>
          <Filter field={field} header={header} />
        </Box>
      )}
    </>
  );
}
