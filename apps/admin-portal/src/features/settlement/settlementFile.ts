import type { Settlement } from '@laundry/api-contract';
import { reports, settlement as texts } from '@laundry/strings';
import type { ExportColumn, FurtherSheet, TableFormat, Value } from '@laundry/table-export';
import { unitRows } from './settlementRows.ts';
import type { SettledBuilding, UnitRow } from './settlementRows.ts';

/** A row of a file: its values in the order of its columns. */
type Row = readonly Value[];

interface SettlementFile {
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  further: readonly FurtherSheet[];
}

type Heads = readonly (readonly [header: string, kind: 'text' | 'count' | 'amount'])[];

const { columns: names } = texts;

const BUILDING_HEADS: Heads = [
  [names.building, 'text'],
  [names.washes, 'count'],
  [names.washTotal, 'amount'],
  [names.dries, 'count'],
  [names.dryTotal, 'amount'],
  [names.failed, 'count'],
  [names.total, 'amount'],
  [names.prepaid, 'amount'],
  [names.income, 'amount'],
];

const UNIT_HEADS: Heads = [
  [names.unit, 'text'],
  [names.washes, 'count'],
  [names.washPrice, 'amount'],
  [names.dries, 'count'],
  [names.dryPrice, 'amount'],
  [names.failed, 'count'],
  [names.total, 'amount'],
];

const PREPAID_HEADS: Heads = [
  [names.prepaid, 'amount'],
  [names.income, 'amount'],
];

const headsOf = (heads: Heads) => heads.map(([header, kind]) => ({ header, kind }));

const columnsOf = (heads: Heads): ExportColumn<Row>[] =>
  headsOf(heads).map((head, place) => ({ ...head, value: (row) => row[place] }));

const unitValues = ({ unit, washes, dries, failed, total }: UnitRow): Row => [
  unit,
  washes?.count,
  washes?.price,
  dries?.count,
  dries?.price,
  failed,
  total,
];

const totalsOfUnits = ({ washes, dries, failed, total }: Settlement['totals']): Row => [
  texts.total,
  washes.count,
  undefined,
  dries.count,
  undefined,
  failed,
  total,
];

const buildingValues = (name: string, { totals, prepaid }: Pick<Settlement, 'totals' | 'prepaid'>): Row => [
  name,
  totals.washes.count,
  totals.washes.total,
  totals.dries.count,
  totals.dries.total,
  totals.failed,
  totals.total,
  prepaid.amount,
  prepaid.adm_income,
];

const sheetOf = (building: SettledBuilding): FurtherSheet => ({
  title: building.name,
  columns: headsOf(UNIT_HEADS),
  rows: [...unitRows(building).map(unitValues), totalsOfUnits(building.totals)],
});

/** A workbook: the buildings with their totals, then a sheet of units for each. */
const workbookOf = (settlement: Settlement): SettlementFile => ({
  columns: columnsOf(BUILDING_HEADS),
  rows: [
    ...settlement.buildings.map((building) => buildingValues(building.name, building)),
    buildingValues(texts.total, settlement),
  ],
  further: settlement.buildings.map(sheetOf),
});

/** One table of all units, a line of totals after each building's, and the total of all at the end. */
function tableOf({ buildings, totals, prepaid }: Settlement): SettlementFile {
  const totalsRow = (name: string, of: Pick<Settlement, 'totals' | 'prepaid'>): Row => [
    name,
    ...totalsOfUnits(of.totals),
    of.prepaid.amount,
    of.prepaid.adm_income,
  ];
  return {
    columns: columnsOf([[names.building, 'text'], ...UNIT_HEADS, ...PREPAID_HEADS]),
    rows: [
      ...buildings.flatMap((building) => [
        ...unitRows(building).map((row) => [building.name, ...unitValues(row)]),
        totalsRow(building.name, building),
      ]),
      totalsRow(reports.allBuildings, { totals, prepaid }),
    ],
    further: [],
  };
}

/** What a settlement's file holds, by its format. */
export const fileOf = (settlement: Settlement, format: TableFormat): SettlementFile =>
  format === 'xlsx' ? workbookOf(settlement) : tableOf(settlement);
