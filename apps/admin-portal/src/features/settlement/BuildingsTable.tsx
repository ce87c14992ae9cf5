import { reports, settlement as texts } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type { SettledBuilding } from './settlementRows.ts';
import { UnitsTable } from './UnitsTable.tsx';

const { columns: names } = texts;
const { count } = reports;

const HEADS = [
  names.building,
  names.washes,
  names.dries,
  names.failed,
  names.total,
  names.prepaid,
  names.income,
] as const;

/** The buildings with their totals; each opens to its units, which are drawn then: there may be thousands. */
export function BuildingsTable({ buildings }: { buildings: readonly SettledBuilding[] }) {
  return (
    <Box sx={frame}>
      <Box component="table" aria-label={texts.buildings} sx={look}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buildings.map((building) => (
            <BuildingRows key={building.id} building={building} opened={buildings.length === 1} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function BuildingRows({ building, opened }: { building: SettledBuilding; opened: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(opened);
  const { name, totals, prepaid } = building;
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <ChevronRight aria-hidden fontSize="small" />
            {name}
          </button>
        </th>
        <td>{count(totals.washes.count)}</td>
        <td>{count(totals.dries.count)}</td>
        <td>{count(totals.failed)}</td>
        <td>
          <b>{formatPesos(totals.total)}</b>
        </td>
        <td>{formatPesos(prepaid.amount)}</td>
        <td>{formatPesos(prepaid.adm_income)}</td>
      </tr>
      <tr id={id} hidden={!open}>
        <td colSpan={HEADS.length} className="units">
          {open && <UnitsTable building={building} />}
        </td>
      </tr>
    </>
  );
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  overflowX: 'auto',
} as const;

/** One look for all cells of the outer table; the units' table has its own. */
const look = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& > thead th': { backgroundColor: 'background.tinted', fontWeight: 650 },
  '& > thead th, & > tbody > tr > th, & > tbody > tr > td': {
    textAlign: 'end',
    verticalAlign: 'middle',
    px: 1.5,
    py: 1,
  },
  '& > thead th:first-of-type, & > tbody > tr > th': { textAlign: 'start', fontWeight: 600 },
  '& > tbody > tr:nth-of-type(odd) > *': { borderTop: 1, borderColor: 'divider' },
  '& > tbody > tr > .units': { textAlign: 'start', pl: 5, pb: 2, backgroundColor: 'background.subtle' },
  '& button': {
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
