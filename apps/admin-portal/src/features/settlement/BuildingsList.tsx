import { reports, settlement as texts } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { SettledBuilding } from './settlementRows.ts';
import { UnitsTable } from './UnitsTable.tsx';

const { columns: names } = texts;

/** The buildings on a phone: two lines each, which open to what was prepaid and to the units. */
export function BuildingsList({ buildings }: { buildings: readonly SettledBuilding[] }) {
  return (
    <Box component="ul" role="list" aria-label={texts.buildings} sx={list}>
      {buildings.map((building) => (
        <BuildingItem key={building.id} building={building} opened={buildings.length === 1} />
      ))}
    </Box>
  );
}

function BuildingItem({ building, opened }: { building: SettledBuilding; opened: boolean }) {
  const [open, setOpen] = useState(opened);
  const { name, totals, prepaid } = building;
  return (
    <li>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="name">{name}</span>
          <span className="sum">{formatPesos(totals.total)}</span>
          <span className="line">{texts.line(totals.washes.count, totals.dries.count, totals.failed)}</span>
        </summary>
        {open && (
          <Box sx={{ px: 2, pb: 2 }}>
            <Box component="p" sx={{ color: 'text.secondary', m: 0, my: 1 }}>
              {`${names.prepaid}: ${formatPesos(prepaid.amount)} (${texts.rows(reports.count(prepaid.count))}) · ${names.income}: ${formatPesos(prepaid.adm_income)}`}
            </Box>
            <UnitsTable building={building} />
          </Box>
        )}
      </details>
    </li>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 1.5,
    rowGap: 0.25,
    alignContent: 'center',
    minHeight: 68,
    px: 2,
    py: 1.25,
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .name, & .sum': { fontWeight: 650 },
  '& .line': { gridColumn: '1 / -1', color: 'text.secondary' },
} as const;
