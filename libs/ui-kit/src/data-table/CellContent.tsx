import CheckIcon from '@mui/icons-material/CheckRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { dataTable } from '@laundry/strings';
import type { ReactNode } from 'react';
import { cellText } from './cellValue.ts';
import type { BooleanColumn, Column } from './columns.ts';

/** A tick or a cross that says which it is. */
function Mark({ yes, detail }: { yes: boolean; detail: string | undefined }) {
  const Icon = yes ? CheckIcon : CloseIcon;
  const said = yes ? dataTable.yes : dataTable.no;
  return (
    <Icon
      role="img"
      aria-label={detail === undefined ? said : `${said}, ${detail}`}
      sx={{ fontSize: 20, color: yes ? 'success.main' : 'text.secondary' }}
    />
  );
}

function TableMark<Row>({ column, row }: { column: BooleanColumn<Row>; row: Row }) {
  const detail = column.detail?.(row);
  return (
    <Tooltip title={detail ?? ''} describeChild>
      <Box component="span" sx={{ display: 'inline-flex', p: 0.5 }}>
        <Mark yes={column.value(row)} detail={detail} />
      </Box>
    </Tooltip>
  );
}

/** What a cell of the table shows. */
export function CellContent<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactNode {
  if (column.kind === 'action')
    return <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>{column.actions(row)}</Box>;
  return column.kind === 'boolean' ? <TableMark column={column} row={row} /> : cellText(column, row);
}

/** What a card shows of a cell: all in plain sight, and a dash where there is nothing. */
export function CardContent<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactNode {
  if (column.kind !== 'boolean') return cellText(column, row) || dataTable.none;
  const detail = column.detail?.(row);
  return detail === undefined ? cellText(column, row) : `${cellText(column, row)} (${detail})`;
}
