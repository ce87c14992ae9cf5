import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { hasFilterBox } from './columns.ts';
import type { Column } from './columns.ts';
import { TextFilter } from './TextFilter.tsx';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** The grid would sort at a press, and take arrows, blanks and the focus for itself. */
export const stopGridEvents = {
  onClick: stop,
  onDoubleClick: stop,
  onKeyDown: stop,
  onFocus: stop,
  onBlur: stop,
};

/** What the head of a column says, and under it its filter: the grid adds the sign of its order. */
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
