import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { radius } from '../theme/shape.ts';
import { tabularFigures } from '../theme/typography.ts';
import { CardContent, CellContent } from './CellContent.tsx';
import type { Column } from './columns.ts';
import type { Density } from './settings.ts';

export interface CardsViewProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  density: Density;
  loading: boolean;
}

const padding: Record<Density, number> = { compact: 0.375, standard: 0.625, comfortable: 1 };

/** The rows as cards for a narrow place: the same values under the same names, and the same actions. */
export function CardsView<Row>({ label, columns, rows, rowId, density, loading }: CardsViewProps<Row>) {
  if (loading && rows.length === 0) return <CardSkeletons lines={columns.length} />;
  return (
    <Box component="ul" role="list" aria-label={label} aria-busy={loading} sx={list}>
      {rows.map((row) => (
        <Box component="li" key={rowId(row)} sx={{ ...card, opacity: loading ? 0.6 : 1 }}>
          <Box component="dl" sx={{ m: 0, ...tabularFigures }}>
            {columns.map((column) =>
              column.kind === 'action' ? null : (
                <Box key={column.field} sx={{ ...line, py: padding[density] }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {column.header}
                  </Box>
                  <Box component="dd" sx={value}>
                    <CardContent column={column} row={row} />
                  </Box>
                </Box>
              ),
            )}
          </Box>
          {columns.map((column) =>
            column.kind === 'action' ? (
              <Box key={column.field} sx={{ mt: 1.5, '& > *': { flexWrap: 'wrap' } }}>
                <CellContent column={column} row={row} />
              </Box>
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  );
}

function CardSkeletons({ lines }: { lines: number }) {
  return (
    <Box aria-hidden sx={list}>
      {[1, 2, 3].map((place) => (
        <Box key={place} sx={card}>
          {Array.from({ length: lines }, (_, index) => (
            <Skeleton key={index} height={26} width={index === 0 ? '60%' : '100%'} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

const card = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.control}px`,
  backgroundColor: 'background.paper',
  typography: 'body2',
  minWidth: 0,
  '& dl > div:first-of-type': { pt: 0 },
  '& dl > div:first-of-type dd': { fontWeight: 700 },
} as const;

const line = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
  columnGap: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0, pb: 0 },
} as const;

const value = { m: 0, fontWeight: 550, overflowWrap: 'anywhere', textAlign: 'end' } as const;
