import type { Settlement } from '@laundry/api-contract';
import { adjustments as adjusting, reports, settlement as texts } from '@laundry/strings';
import type { ExportColumn, WorkbookSheet, TableFormat, Value } from '../../../shared/table-export/index.ts';
import { prepaidColumns, unitColumns } from './settlementColumns.ts';
import { unitRows } from './settlementRows.ts';
import type { UnitRow } from './settlementRows.ts';
import { adjustmentsTable, buildingsTable, unitsTable, unitsTotal } from './settlementTables.ts';
import type { SettlementTable } from './settlementTables.ts';

/** A row of a file: its values in the order of its columns. */
type Row = readonly Value[];

interface SettlementFile {
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  further: readonly WorkbookSheet[];
}

const sheetOf = <Of>({ title, columns, rows, total }: SettlementTable<Of>): WorkbookSheet => ({
  title,
  columns: columns.map(({ header, kind }) => ({ header, kind })),
  rows: [...rows, total].map((row) => columns.map(({ value }) => value(row))),
});

const fileOfSheets = (
  { columns, rows }: WorkbookSheet,
  further: readonly WorkbookSheet[],
): SettlementFile => ({
  columns: columns.map((head, place) => ({ ...head, value: (row) => row[place] })),
  rows,
  further,
});

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
    unit: { key: name, unit: [name, cause].filter(Boolean).join(': '), ...none, total },
    prepaid: { count: 0, amount: prepaid, adm_income },
  }));
}

/** One table of all units, a line of totals after each building's, and the total of all at the end. */
const linesTable = (settlement: Settlement): SettlementTable<Line> => {
  const { buildings, totals, prepaid } = settlement;
  const all = { building: reports.allBuildings, unit: unitsTotal(totals), prepaid };
  const adjusted = adjustmentLines(settlement);
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
      ...(adjusted.length > 0 ? [all, ...adjusted.slice(0, -1)] : []),
    ],
    total: adjusted.at(-1) ?? all,
  };
};

/**
 * The content of a settlement's file: a workbook has the buildings, then a sheet of units for each; CSV one
 * table.
 */
export function fileOf(settlement: Settlement, format: TableFormat): SettlementFile {
  const adjustments = adjustmentsTable(settlement);
  return format === 'xlsx'
    ? fileOfSheets(sheetOf(buildingsTable(settlement)), [
        ...(adjustments ? [sheetOf(adjustments)] : []),
        ...settlement.buildings.map((building) => sheetOf(unitsTable(building))),
      ])
    : fileOfSheets(sheetOf(linesTable(settlement)), []);
}
