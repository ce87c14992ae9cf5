import { settlement as texts } from '@laundry/strings';
import Box from '@mui/material/Box';
import { cellText } from '@laundry/ui-kit/table-rows';
import type { ExportColumn } from '../../../shared/table-export/index.ts';
import { unitColumns, unitRows, unitsTotal } from './settlementTables.ts';
import type { SettledBuilding, UnitRow } from './settlementTables.ts';
import { SmallTable } from './SmallTable.tsx';

/** '12 × $ 190': the number of uses and their price; a sum over several prices shows no price. */
const priced = (count: ExportColumn<UnitRow>, price: ExportColumn<UnitRow>): ExportColumn<UnitRow> => ({
  header: count.header,
  kind: 'text',
  value: (row) => {
    const each = cellText(price, row);
    return each === '' ? cellText(count, row) : texts.times(cellText(count, row), each);
  },
});

const [unit, washes, washPrice, dries, dryPrice, failed, total] = unitColumns;

/** A phone of 360 px has room for these five columns. */
const COLUMNS = [unit, priced(washes, washPrice), priced(dries, dryPrice), failed, total];

/** The bill of each unit of a building. */
export function UnitsTable({ building }: { building: SettledBuilding }) {
  const rows = unitRows(building);
  if (rows.length === 0) return <Box sx={{ color: 'text.secondary', py: 1 }}>{texts.noUnits}</Box>;
  return (
    <SmallTable
      label={texts.units(building.name)}
      columns={COLUMNS}
      rows={rows}
      total={unitsTotal(building.totals)}
    />
  );
}
