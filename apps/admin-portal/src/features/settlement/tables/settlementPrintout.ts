import type { Settlement } from '@laundry/api-contract';
import { settlement as texts } from '@laundry/strings';
import type { Printout, PrintedTable } from '../../../reports/print/Printout.tsx';
import { monthName } from '../../../reports/names.ts';
import { textOf } from './settlementColumns.ts';
import { closedText, sharingText } from './settlementRows.ts';
import { adjustmentsTable, buildingsTable, unitsTable } from './settlementTables.ts';
import type { SettlementTable } from './settlementTables.ts';

/** The width of the first column, which holds names, in percent of the paper. */
const NAMES_SHARE = 18;

function printedTable<Row>({ title, columns, rows, total }: SettlementTable<Row>): PrintedTable {
  const cells = (row: Row) => columns.map((column) => textOf(column, row));
  return {
    title,
    columns: columns.map(({ header, kind }, place) => ({
      head: header,
      ...(place === 0 && { share: NAMES_SHARE }),
      atEnd: kind !== 'text',
    })),
    rows: rows.map(cells),
    total: cells(total),
  };
}

/** A settlement on paper, as in a workbook: what the buildings come to, then the units of each. */
export function settlementPrintout(settlement: Settlement, scope: string): Printout {
  const { month, buildings } = settlement;
  const adjustments = adjustmentsTable(settlement);
  const notes = [closedText(settlement), sharingText(settlement)].filter((note) => note !== undefined);
  return {
    title: texts.heading,
    lines: [`${scope}, ${monthName(month)}`, texts.printed, ...notes],
    tables: [
      printedTable(buildingsTable(settlement)),
      ...(adjustments ? [printedTable(adjustments)] : []),
      ...buildings.map((building) => printedTable(unitsTable(building))),
    ],
  };
}
