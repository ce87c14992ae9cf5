import { Panel } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { figureText } from '../../../reports/figures.ts';
import type { SummedTable } from '../../../reports/figures.ts';
import { adjustmentColumns } from './settlementColumns.ts';
import type { AdjustmentRow } from './settlementColumns.ts';
import { SmallTable } from './SmallTable.tsx';

const { name, total: difference, prepaid, income } = adjustmentColumns;
const FIGURES = [difference, prepaid, income];
const HEADS = [name, ...FIGURES].map(({ header }) => header);

const cells = (row: AdjustmentRow) => [
  <Described key="name" row={row} />,
  ...FIGURES.map((column) => figureText<AdjustmentRow>(column, row)),
];

/** The month's adjustments of closed months, each with month, building, cause and difference (D80). */
export const AdjustmentsTable = ({ title, rows, total }: SummedTable<AdjustmentRow>) => (
  <Panel dense heading={title}>
    <SmallTable
      label={title}
      heads={HEADS}
      rows={rows.map(cells)}
      total={rows.length > 1 ? cells(total) : undefined}
    />
  </Panel>
);

const Described = ({ row }: { row: AdjustmentRow }) => (
  <>
    {row.name}
    {row.cause !== '' && (
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {row.building_name}: {row.cause}
      </Box>
    )}
  </>
);
