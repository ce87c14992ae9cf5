import { settlement as texts } from '@laundry/strings';
import { tabularFigures } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { textOf } from '../../../reports/figures.ts';
import type { FiguresColumn } from '../../../reports/figures.ts';
import { unitColumns } from './settlementColumns.ts';
import { unitRows } from './settlementRows.ts';
import type { SettledBuilding, UnitRow } from './settlementRows.ts';
import { unitsTotal } from './settlementTables.ts';

interface ShownColumn {
  header: string;
  text: (row: UnitRow) => string;
}

const shown = (column: FiguresColumn<UnitRow>): ShownColumn => ({
  header: column.header,
  text: (row) => textOf(column, row),
});

/** '12 × $ 190': the number of uses and their price; a sum over several prices shows no price. */
const priced = (count: FiguresColumn<UnitRow>, price: FiguresColumn<UnitRow>): ShownColumn => ({
  header: count.header,
  text: (row) => {
    const each = textOf(price, row);
    return each === '' ? textOf(count, row) : texts.times(textOf(count, row), each);
  },
});

const { unit, washes, washPrice, dries, dryPrice, failed, total } = unitColumns;

/** A phone of 360 px has room for these five columns. */
const COLUMNS = [
  shown(unit),
  priced(washes, washPrice),
  priced(dries, dryPrice),
  shown(failed),
  shown(total),
];

/** The bill of each unit of a building. */
export function UnitsTable({ building }: { building: SettledBuilding }) {
  const rows = unitRows(building);
  if (rows.length === 0) return <Box sx={{ color: 'text.secondary', py: 1 }}>{texts.noUnits}</Box>;
  return (
    <Box component="table" aria-label={texts.units(building.name)} sx={look}>
      <thead>
        <tr>
          {COLUMNS.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Cells key={row.key} row={row} />
        ))}
      </tbody>
      <tfoot>
        <Cells row={unitsTotal(building.totals)} />
      </tfoot>
    </Box>
  );
}

/** A row whose first cell names it. */
function Cells({ row }: { row: UnitRow }) {
  const [name, ...figures] = COLUMNS;
  return (
    <tr>
      <th scope="row">{name?.text(row)}</th>
      {figures.map(({ header, text }) => (
        <td key={header}>{text(row)}</td>
      ))}
    </tr>
  );
}

/** One look for all cells of a small table: a building may have hundreds of units. */
export const look = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  // Five columns fit into a phone of 360 px.
  fontSize: { xs: '0.75rem', sm: '0.875rem' },
  '& th, & td': {
    textAlign: 'end',
    px: { xs: 0.375, sm: 1 },
    py: 0.5,
    fontWeight: 'inherit',
    verticalAlign: 'top',
  },
  '& td': { ...tabularFigures, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start', pl: 0 },
  '& td:last-of-type, & th:last-of-type': { pr: 0 },
  '& thead th': { color: 'text.secondary', borderBottom: 1, borderColor: 'divider' },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
  '& tfoot > tr > *': { fontWeight: 700, borderTop: 2, borderColor: 'divider' },
} as const;
