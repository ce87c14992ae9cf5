import { settlement as texts } from '@laundry/strings';
import { outlined, tabularFigures } from '@laundry/ui-kit';
import { cellText } from '@laundry/ui-kit/table-rows';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useId, useState } from 'react';
import type { BuildingRow, SettledBuilding } from './settlementTables.ts';
import { UnitsTable } from './UnitsTable.tsx';
import { SHOWN_COLUMNS } from './useBuildingsView.ts';
import type { BuildingsView } from './useBuildingsView.ts';

export interface BuildingsTableProps {
  view: Pick<BuildingsView, 'shown' | 'sort' | 'sortBy'>;
  /** The total of all buildings; undefined where not all of them are shown. */
  total: BuildingRow | undefined;
  /** Whether the settlement has more than one building; a single one starts unfolded, without a total row. */
  several: boolean;
}

const [, ...FIGURES] = SHOWN_COLUMNS;
const DIRECTION = { asc: 'ascending', desc: 'descending' } as const;

/** The buildings with their totals. Units, of which there may be thousands, are rendered once unfolded. */
export function BuildingsTable({ view, total, several }: BuildingsTableProps) {
  const { shown, sort, sortBy } = view;
  return (
    <Box sx={{ ...outlined(), overflowX: 'auto' }}>
      <Box component="table" aria-label={texts.buildings} sx={look}>
        <thead>
          <tr>
            {SHOWN_COLUMNS.map(({ field, header }) => {
              const sorted = sort.field === field;
              return (
                <th key={field} scope="col" aria-sort={sorted ? DIRECTION[sort.direction] : undefined}>
                  {several ? (
                    <TableSortLabel
                      active={sorted}
                      direction={sorted ? sort.direction : 'asc'}
                      onClick={() => sortBy(field)}
                    >
                      {header}
                    </TableSortLabel>
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((building) => (
            <BuildingRows key={building.id} building={building} opened={!several} />
          ))}
        </tbody>
        {several && total && (
          <tfoot>
            <tr>
              <th scope="row">{total.name}</th>
              <Figures row={total} />
            </tr>
          </tfoot>
        )}
      </Box>
    </Box>
  );
}

const Figures = ({ row }: { row: BuildingRow }) =>
  FIGURES.map((column) => (
    <td key={column.field} className={column.field === 'total' ? 'billed' : undefined}>
      {cellText(column, row)}
    </td>
  ));

function BuildingRows({ building, opened }: { building: SettledBuilding; opened: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(opened);
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <ChevronRight aria-hidden fontSize="small" />
            {building.name}
          </button>
        </th>
        <Figures row={building} />
      </tr>
      <tr id={id} hidden={!open}>
        <td colSpan={SHOWN_COLUMNS.length} className="units">
          {open && <UnitsTable building={building} />}
        </td>
      </tr>
    </>
  );
}

/** Widths in percent: of the name's column, and of all columns that the table of units has as well. */
const NAME_WIDTH = 20;
const UNIT_FIGURES = 4;
const unitsWidth = NAME_WIDTH + ((100 - NAME_WIDTH) / FIGURES.length) * UNIT_FIGURES;

/** One style for all cells of the outer table; the units' table has its own. */
const look = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& > thead th': { backgroundColor: 'background.tinted', fontWeight: 650 },
  '& > thead th, & > tbody > tr > *, & > tfoot > tr > *': {
    textAlign: 'end',
    verticalAlign: 'middle',
    px: { xs: 1, lg: 1.5 },
    py: 1,
  },
  '& > thead th:first-of-type, & > tbody > tr > th, & > tfoot th': { textAlign: 'start', fontWeight: 600 },
  '& > tbody > tr > td:not(.units), & > tfoot td': { ...tabularFigures, whiteSpace: 'nowrap' },
  '& > tbody > tr > .billed': { fontWeight: 700 },
  // Aligned with the names, not with the arrows beside them.
  '& > tfoot th': { pl: { xs: 4, lg: 4.5 } },
  '& > tfoot > tr > *': { fontWeight: 700, borderTop: 2, borderColor: 'divider' },
  '& > tbody > tr:nth-of-type(odd) > *': { borderTop: 1, borderColor: 'divider' },
  // On wide screens the units' figures are in the same columns as those of their building.
  tableLayout: { lg: 'fixed' },
  '& > thead th:first-of-type': { width: { lg: `${NAME_WIDTH}%` } },
  '& > tbody > tr > .units': {
    textAlign: 'start',
    px: { xs: 1, lg: 0 },
    pb: 2,
    backgroundColor: 'background.subtle',
    '& > table': { tableLayout: { lg: 'fixed' }, width: { lg: `${unitsWidth}%` } },
    '& > table th, & > table td': { px: { lg: 1.5 } },
    '& > table th:first-of-type': {
      pl: { lg: 4.5 },
      width: { lg: `${(NAME_WIDTH * 100) / unitsWidth}%` },
    },
  },
  // Below `lg` only the active sort arrow takes up room, so that all seven columns fit a tablet.
  '& > thead span:not(.Mui-active) > .MuiTableSortLabel-icon': { display: { xs: 'none', lg: 'block' } },
  // The sort arrow of a figure is left of its header, so that headers and numbers end at the same edge.
  '& > thead th:not(:first-of-type) > span': { flexDirection: 'row-reverse' },
  '& > thead th:not(:first-of-type) .MuiTableSortLabel-icon': { ml: 0, mr: '2px' },
  '& > tbody > tr > th > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 28,
    p: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
} as const;
