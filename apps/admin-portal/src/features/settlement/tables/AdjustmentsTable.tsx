import { Panel } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { textOf } from '../../../reports/figures.ts';
import type { SummedTable } from '../../../reports/figures.ts';
import { adjustmentColumns } from './settlementColumns.ts';
import type { AdjustmentRow } from './settlementColumns.ts';
import { look } from './UnitsTable.tsx';

const { name, total: totalColumn, prepaid, income } = adjustmentColumns;
const FIGURES = [totalColumn, prepaid, income];

/** The month's adjustments of closed months, each with month, building, cause and difference (D80). */
export function AdjustmentsTable({ title, rows, total }: SummedTable<AdjustmentRow>) {
  return (
    <Panel dense heading={title}>
      <Box component="table" aria-label={title} sx={look}>
        <thead>
          <tr>
            {[name, ...FIGURES].map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // Adjustments are only ever added at the end.
            <Cells key={place} row={row} />
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <Cells row={total} />
          </tfoot>
        )}
      </Box>
    </Panel>
  );
}

/** A row whose first cell describes its figures. */
const Cells = ({ row }: { row: AdjustmentRow }) => (
  <tr>
    <th scope="row">
      {row.name}
      {row.cause !== '' && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {row.building_name}: {row.cause}
        </Box>
      )}
    </th>
    {FIGURES.map((column) => (
      <td key={column.header}>{textOf(column, row)}</td>
    ))}
  </tr>
);
