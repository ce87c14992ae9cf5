import type { Settlement } from '@laundry/api-contract';
import { adjustments as adjusting, reports, settlement as texts } from '@laundry/strings';
import type { TableFormat, Value } from '../../../shared/table-export/index.ts';
import { printedFigures, toSheet } from '../../../reports/figures.ts';
import type { SummedTable } from '../../../reports/figures.ts';
import { monthName } from '../../../reports/names.ts';
import type { PrintedTable, Printout } from '../../../reports/print/Printout.tsx';
import { prepaidColumns, unitColumns } from './settlementColumns.ts';
import {
  adjustmentsTable,
  balanceTable,
  buildingsTable,
  closedTexts,
  sharingText,
  unitRows,
  unitsTable,
  unitsTotal,
} from './settlementTables.ts';
import type { UnitRow } from './settlementTables.ts';

/** A line of the table of all units: those of totals say what was prepaid, too. */
interface Line {
  building: string;
  unit: UnitRow;
  prepaid: Settlement['prepaid'] | undefined;
}

const none = { washes: undefined, dries: undefined, failed: undefined };

/** The adjustments as lines of the same table, the last one their sum. */
function adjustmentLines(settlement: Settlement): Line[] {
  const table = adjustmentsTable(settlement);
  if (!table) return [];
  const all = { ...table.total, name: adjusting.total, building_name: reports.allBuildings };
  return [...table.rows, all].map(({ name, cause, building_name, total, prepaid, adm_income }) => ({
    building: building_name,
    unit: { unit: [name, cause].filter(Boolean).join(': '), ...none, total },
    prepaid: { count: 0, amount: prepaid, adm_income },
  }));
}

/** Who owes whom as a line of the same table. */
const balanceLines = (settlement: Settlement): Line[] =>
  [balanceTable(settlement)]
    .flatMap((table) => table?.total ?? [])
    .map(({ item, amount }) => ({
      building: reports.allBuildings,
      unit: { unit: item, ...none, total: amount },
      prepaid: undefined,
    }));

/** One table of all units: totals after each building's, then that of all, and who owes whom at the end. */
const linesTable = (settlement: Settlement): SummedTable<Line> => {
  const { buildings, totals, prepaid } = settlement;
  const all = { building: reports.allBuildings, unit: unitsTotal(totals), prepaid };
  const last = [all, ...adjustmentLines(settlement), ...balanceLines(settlement)];
  return {
    title: texts.totals,
    columns: [
      { header: texts.columns.building, kind: 'text', value: ({ building }) => building },
      ...Object.values(unitColumns).map((column) => ({
        ...column,
        value: ({ unit }: Line) => column.value(unit),
      })),
      ...Object.values(prepaidColumns),
    ],
    rows: [
      ...buildings.flatMap((building) => [
        ...unitRows(building).map((unit) => ({ building: building.name, unit, prepaid: undefined })),
        { building: building.name, unit: unitsTotal(building.totals), prepaid: building.prepaid },
      ]),
      ...last.slice(0, -1),
    ],
    total: last.at(-1) ?? all,
  };
};

/** What the buildings come to, who owes whom, the adjustments, and the units of each building. */
function makeTables<Made>(settlement: Settlement, make: <Row>(table: SummedTable<Row>) => Made): Made[] {
  const [balance, adjustments] = [balanceTable(settlement), adjustmentsTable(settlement)];
  return [
    make(buildingsTable(settlement)),
    ...(balance ? [make(balance)] : []),
    ...(adjustments ? [make(adjustments)] : []),
    ...settlement.buildings.map((building) => make(unitsTable(building))),
  ];
}

/** A settlement on paper, as in a workbook; each of several buildings begins a page. */
export function settlementPrintout(settlement: Settlement, scope: string): Printout {
  const { length: of } = settlement.buildings;
  const state = settlement.closed_at === null ? texts.open : closedTexts(settlement).join(' ');
  const notes = [state, sharingText(settlement) ?? ''].filter(Boolean);
  return {
    title: texts.heading,
    lines: [`${scope}, ${monthName(settlement.month)}`, texts.printed, ...notes],
    tables: makeTables<PrintedTable>(settlement, printedFigures).map((table, place, { length }) => ({
      ...table,
      onNewPage: of > 1 && place >= length - of,
    })),
  };
}

/** A settlement's file: a workbook has the buildings, then a sheet of units for each; CSV one table. */
export function createSettlementFile(settlement: Settlement, format: TableFormat) {
  const [{ columns, rows } = toSheet(linesTable(settlement)), ...further] =
    format === 'xlsx' ? makeTables(settlement, toSheet) : [];
  const cellColumns = columns.map((head, place) => ({
    ...head,
    value: (row: readonly Value[]) => row[place],
  }));
  return { columns: cellColumns, rows, further };
}
