import { Panel } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import type { SummedTable } from '../../../reports/figures.ts';
import type { ExportColumn } from '../../../shared/table-export/index.ts';
import { adjustmentColumns } from './settlementTables.ts';
import type { AdjustmentRow } from './settlementTables.ts';
import { SmallTable } from './SmallTable.tsx';

const [NAME, , , ...FIGURES] = adjustmentColumns;
const COLUMNS: readonly ExportColumn<AdjustmentRow>[] = [NAME, ...FIGURES];

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

const described = ({ name, cause, building }: AdjustmentRow) => (
  <>
    {name}
    {cause !== '' && (
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {building}: {cause}
      </Box>
    )}
  </>
);
