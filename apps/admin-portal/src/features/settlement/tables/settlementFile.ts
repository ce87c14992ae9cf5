import type { Settlement } from '@laundry/api-contract';
import { reports, settlement as texts } from '@laundry/strings';
import type { ExportColumn, WorkbookSheet, TableFormat, Value } from '@laundry/table-export';
import { prepaidColumns, unitColumns } from './settlementColumns.ts';
import { unitRows } from './settlementRows.ts';
import type { UnitRow } from './settlementRows.ts';
import { buildingsTable, unitsTable, unitsTotal } from './settlementTables.ts';
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

/** One table of all units, a line of totals after each building's, and the total of all at the end. */
const linesTable = ({ buildings, totals, prepaid }: Settlement): SettlementTable<Line> => ({
  title: texts.totals,
  columns: [
    { header: texts.columns.building, kind: 'text', value: ({ building }) => building },
    ...Object.values(unitColumns).map((column) => ({
      ...column,
      value: ({ unit }: Line) => column.value(unit),
    })),
    ...Object.values(prepaidColumns),
  ],
  rows: buildings.flatMap((building) => [
    ...unitRows(building).map((unit) => ({ building: building.name, unit, prepaid: undefined })),
    { building: building.name, unit: unitsTotal(building.totals), prepaid: building.prepaid },
  ]),
  total: { building: reports.allBuildings, unit: unitsTotal(totals), prepaid },
});

/**
 * What a settlement's file holds: a workbook has the buildings, then a sheet of units for each; CSV one
 * table.
 */
export const fileOf = (settlement: Settlement, format: TableFormat): SettlementFile =>
  format === 'xlsx'
    ? fileOfSheets(
        sheetOf(buildingsTable(settlement)),
        settlement.buildings.map((building) => sheetOf(unitsTable(building))),
      )
    : fileOfSheets(sheetOf(linesTable(settlement)), []);
