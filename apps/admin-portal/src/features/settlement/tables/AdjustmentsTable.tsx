import { Panel } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import type { FiguresColumn, SummedTable } from '../../../reports/figures.ts';
import { adjustmentColumns } from './settlementColumns.ts';
import type { AdjustmentRow } from './settlementColumns.ts';
import { SmallTable } from './SmallTable.tsx';

const { name, total: difference, prepaid, income } = adjustmentColumns;
const COLUMNS: readonly FiguresColumn<AdjustmentRow>[] = [name, difference, prepaid, income];

/** The month's adjustments of closed months, each with month, building, cause and difference (D80). */
export const AdjustmentsTable = ({ title, rows, total }: SummedTable<AdjustmentRow>) => (
  <Panel dense heading={title}>
    <SmallTable
      label={title}
      columns={COLUMNS}
      rows={rows}
      total={rows.length > 1 ? total : undefined}
      renderName={described}
    />
  </Panel>
);

const described = ({ name: month, cause, building_name: building }: AdjustmentRow) => (
  <>
    {month}
    {cause !== '' && (
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {building}: {cause}
      </Box>
    )}
  </>
);
