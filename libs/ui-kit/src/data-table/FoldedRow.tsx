import Box from '@mui/material/Box';
import { dataTable } from '@laundry/strings';
import { CellContent } from './CellContent.tsx';
import { cellText } from './cellValue.ts';
import type { FoldedColumns } from './foldedRow.ts';

interface FoldedRowProps<Row> {
  columns: FoldedColumns<Row>;
  row: Row;
}

/** A row in two lines: its title with what stands at its end, and under it what tells it from others. */
export function FoldedRow<Row>({ columns: { title, end, second }, row }: FoldedRowProps<Row>) {
  const textOf = (columns: typeof title) =>
    columns
      .map((column) => cellText(column, row))
      .filter((text) => text !== '')
      .join(' · ');
  return (
    <Box component="span" sx={{ minWidth: 0 }}>
      <Box component="span" sx={first}>
        <Box component="span" sx={name}>
          {textOf(title) || dataTable.none}
        </Box>
        {end.map((column) => (
          <Box component="span" key={column.field} sx={{ flexShrink: 0, maxWidth: '60%', fontWeight: 650 }}>
            <CellContent column={column} row={row} />
          </Box>
        ))}
      </Box>
      <Box component="span" sx={below}>
        {textOf(second) || dataTable.none}
      </Box>
    </Box>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const first = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
} as const;

const name = { ...oneLine, minWidth: 0, fontWeight: 650 } as const;

const below = { ...oneLine, display: 'block', color: 'text.secondary', mt: 0.25 } as const;
