import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { radius } from '../theme/shape.ts';
import { tabularFigures } from '../theme/typography.ts';
import { CardContent, CellContent } from './CellContent.tsx';
import type { Column } from './columns.ts';
import { FoldedRow } from './FoldedRow.tsx';
import { foldedColumns } from './foldedRow.ts';
import { toneLook } from './ToneText.tsx';

export interface CardsViewProps<Row> {
  label: string;
  /** Those that the person chose to see. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  loading: boolean;
}

/** The rows for a narrow place: two lines each, which open to all values under their names and to the row's actions. */
export function CardsView<Row>({ label, columns, rows, rowId, loading }: CardsViewProps<Row>) {
  if (loading && rows.length === 0) return <RowSkeletons />;
  const folded = foldedColumns(columns);
  return (
    <Box component="ul" role="list" aria-label={label} aria-busy={loading} sx={list}>
      {rows.map((row) => (
        <Box component="li" key={rowId(row)} sx={loading ? { opacity: 0.6 } : undefined}>
          <details>
            <summary>
              <FoldedRow columns={folded} row={row} />
            </summary>
            <dl>
              {columns.map((column) =>
                column.kind === 'action' ? null : (
                  <div key={column.field}>
                    <dt>{column.header}</dt>
                    <dd>
                      <CardContent column={column} row={row} />
                    </dd>
                  </div>
                ),
              )}
            </dl>
            {columns.map((column) =>
              column.kind === 'action' ? (
                <Box key={column.field} sx={{ px: 2, pb: 1.5, '& > *': { flexWrap: 'wrap' } }}>
                  <CellContent column={column} row={row} />
                </Box>
              ) : null,
            )}
          </details>
        </Box>
      ))}
    </Box>
  );
}

function RowSkeletons() {
  return (
    <Box aria-hidden sx={list}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Box key={place} sx={{ px: 2, py: 1.25, minHeight: ROW_HEIGHT }}>
          <Skeleton height={24} width="70%" />
          <Skeleton height={22} width="90%" />
        </Box>
      ))}
    </Box>
  );
}

/** Of a folded row, in px: two lines that a finger can press. */
const ROW_HEIGHT = 68;

const chevron = {
  content: '""',
  width: 8,
  height: 8,
  borderRight: 2,
  borderBottom: 2,
  borderColor: 'text.secondary',
  transform: 'rotate(45deg)',
} as const;

/** One look for all rows: the parts of each have no class of their own. */
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.control}px`,
  backgroundColor: 'background.paper',
  typography: 'body2',
  minWidth: 0,
  overflow: 'hidden',
  ...tabularFigures,
  ...toneLook,
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 1.5,
    minHeight: ROW_HEIGHT,
    px: 2,
    py: 1.25,
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -2 },
    '&::after': chevron,
  },
  '& details[open] > summary::after': { transform: 'rotate(-135deg)' },
  '& details[open] > summary': { backgroundColor: 'background.tinted' },
  '& dl': { m: 0, px: 2, py: 1 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
    columnGap: 2,
    py: 0.5,
  },
  '& dl > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 550, overflowWrap: 'anywhere', textAlign: 'end' },
} as const;
