import type { Settlement } from '@laundry/api-contract';
import { adjustments as adjusting, reports, settlement as texts } from '@laundry/strings';
import { formatMonth } from '@laundry/strings/format';
import type { TableFormat, Value } from '../../../shared/table-export/index.ts';
import { toSheet } from '../../../reports/figures.ts';
import type { FiguresTable } from '../../../reports/figures.ts';
import type { Printout } from '../../../reports/print/Printout.tsx';
import {
  adjustmentsTable,
  balanceTable,
  buildingsTable,
  closedTexts,
  prepaidColumns,
  sharingText,
  unitColumns,
  unitRows,
  unitsTable,
  unitsTotal,
} from './settlementTables.ts';
import type { UnitRow } from './settlementTables.ts';

/** A line of the table of all units. Lines of single units have no prepaid amount. */
interface Line extends UnitRow {
  building: string;
  prepaid?: { amount: number; adm_income: number };
}

/** The adjustments as lines of the table of all units; the last one is their sum. */
function adjustmentLines(settlement: Settlement): Line[] {
  const table = adjustmentsTable(settlement);
  if (!table) return [];
  const all = { ...table.total, name: adjusting.total, building: reports.allBuildings };
  return [...table.rows, all].map(({ name, cause, ...line }) => ({
    ...line,
    unit: [name, cause].filter(Boolean).join(': '),
  }));
}

/** The balance (who owes whom) as a line of the table of all units; empty if there is none. */
const balanceLines = (settlement: Settlement): Line[] =>
  [balanceTable(settlement)]
    .flatMap((table) => table?.total ?? [])
    .map(({ item, amount }) => ({ building: reports.allBuildings, unit: item, total: amount }));

/** The table of all units: each building's units and total, the grand total, adjustments and balance. */
const linesTable = (settlement: Settlement): FiguresTable<Line> => ({
  title: texts.totals,
  columns: [
    { header: texts.columns.building, kind: 'text', value: ({ building }) => building },
    ...unitColumns,
    ...prepaidColumns,
  ],
  rows: [
    ...settlement.buildings.flatMap((building) => [
      ...unitRows(building).map((unit) => ({ ...unit, building: building.name })),
      { ...unitsTotal(building.totals), building: building.name, prepaid: building.prepaid },
    ]),
    { ...unitsTotal(settlement.totals), building: reports.allBuildings, prepaid: settlement.prepaid },
    ...adjustmentLines(settlement),
    ...balanceLines(settlement),
  ],
});

/** The sheets of buildings, balance, adjustments, and the units of each building, in that order. */
function sheetsOf(settlement: Settlement) {
  const [balance, adjustments] = [balanceTable(settlement), adjustmentsTable(settlement)];
  return [
    toSheet(buildingsTable(settlement)),
    ...(balance ? [toSheet(balance)] : []),
    ...(adjustments ? [toSheet(adjustments)] : []),
    ...settlement.buildings.map((building) => toSheet(unitsTable(building))),
  ];
}

/** A settlement for printing, with the workbook's sheets. Each of several buildings starts a new page. */
export function settlementPrintout(settlement: Settlement, scope: string): Printout {
  const { length: of } = settlement.buildings;
  const state = settlement.closed_at === null ? texts.open : closedTexts(settlement).join(' ');
  const subject = [scope, formatMonth(settlement.month)].filter(Boolean).join(', ');
  return {
    title: texts.heading,
    lines: [subject, texts.printed, state, sharingText(settlement) ?? ''].filter(Boolean),
    tables: sheetsOf(settlement).map((table, place, { length }) => ({
      ...table,
      onNewPage: of > 1 && place >= length - of,
    })),
  };
}

/** A settlement's file: a workbook has a sheet for each table, the buildings first; CSV has one table. */
export function createSettlementFile(settlement: Settlement, format: TableFormat) {
  const [{ columns, rows } = toSheet(linesTable(settlement)), ...further] =
    format === 'xlsx' ? sheetsOf(settlement) : [];
  const cellColumns = columns.map((head, place) => ({
    ...head,
    value: (row: readonly Value[]) => row[place],
  }));
  return { columns: cellColumns, rows, further };
}
