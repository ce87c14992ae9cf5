import { reports, settlement as texts } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { unitRows } from './settlementRows.ts';
import type { Priced, SettledBuilding } from './settlementRows.ts';

const { columns: names } = texts;
const { count } = reports;

/** '12 × $ 190': so many uses at the price of their days. */
const pricedText = (priced: Priced | undefined): string =>
  priced === undefined ? '' : texts.times(count(priced.count), formatPesos(priced.price));

/** What each unit of a building is billed. */
export function UnitsTable({ building }: { building: SettledBuilding }) {
  const rows = unitRows(building);
  if (rows.length === 0) return <Box sx={{ color: 'text.secondary', py: 1 }}>{texts.noUnits}</Box>;
  const { totals } = building;
  return (
    <Box component="table" aria-label={texts.units(building.name)} sx={look}>
      <thead>
        <tr>
          {[names.unit, names.washes, names.dries, names.failed, names.total].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, unit, washes, dries, failed, total }) => (
          <tr key={key}>
            <th scope="row">{unit}</th>
            <td>{pricedText(washes)}</td>
            <td>{pricedText(dries)}</td>
            <td>{failed === undefined || failed === 0 ? '' : count(failed)}</td>
            <td>{total === undefined ? '' : formatPesos(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{count(totals.washes.count)}</td>
          <td>{count(totals.dries.count)}</td>
          <td>{count(totals.failed)}</td>
          <td>{formatPesos(totals.total)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}

/** One look for all cells: a building may have hundreds of units. */
const look = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  // Five columns fit into a phone of 360 px.
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'end',
    px: { xs: 0.5, sm: 1 },
    py: 0.5,
    fontWeight: 'inherit',
    verticalAlign: 'top',
  },
  '& th:first-of-type': { textAlign: 'start', pl: 0 },
  '& td:last-of-type, & th:last-of-type': { pr: 0 },
  '& thead th': { color: 'text.secondary', borderBottom: 1, borderColor: 'divider' },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
  '& tfoot > tr > *': { fontWeight: 700, borderTop: 2, borderColor: 'divider' },
} as const;
