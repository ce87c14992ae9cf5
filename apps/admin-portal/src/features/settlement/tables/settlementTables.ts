import type { Settlement } from '@laundry/api-contract';
import { adjustments as adjusting, reports, settlement as texts } from '@laundry/strings';
import { formatDay, formatPesos } from '@laundry/ui-kit';
import type { ValueColumn } from '@laundry/ui-kit/data-table';
import { adjustmentName, causeText, sumOfAdjustments } from '../../../reports/adjustments.ts';
import type { SummedTable } from '../../../reports/figures.ts';
import type { ExportColumn } from '../../../shared/table-export/index.ts';

export type SettledBuilding = Settlement['buildings'][number];
type SettledUnit = SettledBuilding['units'][number];

const { columns: names } = texts;

interface Prepaid {
  prepaid?: Pick<Settlement['prepaid'], 'amount' | 'adm_income'>;
}

/** Prepaid amounts, and the administration's share of them. */
export const prepaidColumns = [
  { field: 'prepaid', header: names.prepaid, kind: 'pesos', value: ({ prepaid }) => prepaid?.amount },
  { field: 'income', header: names.income, kind: 'pesos', value: ({ prepaid }) => prepaid?.adm_income },
] as const satisfies readonly ValueColumn<Prepaid>[];

/** The figures of a building, or of all of them. */
export type BuildingRow = Pick<SettledBuilding, 'name' | 'totals' | 'prepaid'>;

/** Each has a name, for the order of the buildings. */
export const buildingColumns: readonly ValueColumn<BuildingRow>[] = [
  { field: 'building', header: names.building, kind: 'text', value: ({ name }) => name },
  { field: 'washes', header: names.washes, kind: 'count', value: ({ totals }) => totals.washes.count },
  { field: 'washTotal', header: names.washTotal, kind: 'pesos', value: ({ totals }) => totals.washes.total },
  { field: 'dries', header: names.dries, kind: 'count', value: ({ totals }) => totals.dries.count },
  { field: 'dryTotal', header: names.dryTotal, kind: 'pesos', value: ({ totals }) => totals.dries.total },
  { field: 'failed', header: names.failed, kind: 'count', value: ({ totals }) => totals.failed },
  { field: 'total', header: names.total, kind: 'pesos', value: ({ totals }) => totals.total },
  ...prepaidColumns,
];

/** One kind of use at one price; a sum over several prices has no price. */
interface Priced {
  count: number;
  price?: number;
}

/** A line of a unit. Each further price within the month has its own line, without failures and total. */
export interface UnitRow {
  unit: string;
  washes?: Priced | undefined;
  dries?: Priced | undefined;
  failed?: number;
  total?: number;
}

/** A unit's bill; failed uses have a column of their own. */
export const unitColumns = [
  { header: names.unit, kind: 'text', value: ({ unit }) => unit },
  { header: names.washes, kind: 'count', value: ({ washes }) => washes?.count },
  { header: names.washPrice, kind: 'pesos', value: ({ washes }) => washes?.price },
  { header: names.dries, kind: 'count', value: ({ dries }) => dries?.count },
  { header: names.dryPrice, kind: 'pesos', value: ({ dries }) => dries?.price },
  { header: names.failed, kind: 'count', value: ({ failed }) => failed },
  { header: names.total, kind: 'pesos', value: ({ total }) => total },
] as const satisfies readonly ExportColumn<UnitRow>[];

const selectPriced = ({ lines }: SettledUnit, kind: SettledUnit['lines'][number]['machine_type']): Priced[] =>
  lines.filter(({ machine_type }) => machine_type === kind).map(({ count, price }) => ({ count, price }));

function rowsOfUnit(unit: SettledUnit): UnitRow[] {
  const washes = selectPriced(unit, 'WASHER');
  const dries = selectPriced(unit, 'DRYER');
  return Array.from({ length: Math.max(1, washes.length, dries.length) }, (_, place) => ({
    unit: unit.number ?? reports.noUnit,
    washes: washes[place],
    dries: dries[place],
    ...(place === 0 && { failed: unit.failed, total: unit.total }),
  }));
}

/** The lines of the bills of a building's units. */
export const unitRows = ({ units }: SettledBuilding): UnitRow[] => units.flatMap(rowsOfUnit);

/** The sum of a building's units, over all prices. */
export const unitsTotal = ({ washes, dries, failed, total }: Settlement['totals']): UnitRow => ({
  unit: texts.total,
  washes: { count: washes.count },
  dries: { count: dries.count },
  failed,
  total,
});

/** The sum of all buildings. */
export const buildingsTotal = ({ totals, prepaid }: Settlement): BuildingRow => ({
  name: texts.total,
  totals,
  prepaid,
});

/** The table of the buildings with their totals. */
export const buildingsTable = (settlement: Settlement): SummedTable<BuildingRow> => ({
  title: texts.totals,
  columns: buildingColumns,
  rows: settlement.buildings,
  total: buildingsTotal(settlement),
});

/** The table of a building's units, with a line for each price. */
export const unitsTable = (building: SettledBuilding): SummedTable<UnitRow> => ({
  title: building.name,
  columns: unitColumns,
  rows: unitRows(building),
  total: unitsTotal(building.totals),
});

/** The balance: who owes whom, and its parts (D84). Undefined if the server does not send it. */
export function balanceTable({ balance }: Settlement) {
  if (!balance) return undefined;
  const { title, item, amount, postpaid, payer } = texts.balance;
  return {
    title,
    columns: [
      { header: item, kind: 'text', value: (row) => row.item },
      { header: amount, kind: 'pesos', value: (row) => row.amount },
    ],
    rows: [
      { item: names.income, amount: balance.income },
      { item: postpaid, amount: -balance.postpaid },
    ],
    total: { item: payer(balance.due), amount: Math.abs(balance.due) },
  } satisfies SummedTable<{ item: string; amount: number }>;
}

/** An adjustment in words and figures, or the sum of all. */
export interface AdjustmentRow extends Required<Prepaid> {
  name: string;
  building: string;
  cause: string;
  total: number;
}

type Sums = ReturnType<typeof sumOfAdjustments>;

const { columns: adjusted } = adjusting;

/** How a closed month's total changed. */
export const adjustmentColumns = [
  { header: adjusted.name, kind: 'text', value: ({ name }) => name },
  { header: adjusted.building, kind: 'text', value: ({ building }) => building },
  { header: adjusted.cause, kind: 'text', value: ({ cause }) => cause },
  { header: adjusted.total, kind: 'pesos', value: ({ total }) => total },
  ...prepaidColumns,
] as const satisfies readonly ExportColumn<AdjustmentRow>[];

/** The month's adjustments of closed months, one per line; undefined if there are none. */
export function adjustmentsTable({ adjustments = [] }: Settlement): SummedTable<AdjustmentRow> | undefined {
  if (adjustments.length === 0) return undefined;
  const row = (name: string, building: string, cause: string, { total, prepaid, adm_income }: Sums) => ({
    name,
    building,
    cause,
    total,
    prepaid: { amount: prepaid, adm_income },
  });
  return {
    title: adjusting.title,
    columns: adjustmentColumns,
    rows: adjustments.map((one) => row(adjustmentName(one), one.building_name, causeText(one), one)),
    total: row(texts.total, '', '', sumOfAdjustments(adjustments)),
  };
}

/**
 * Why the prepaid sum differs from the transactions report of all buildings, which has only the buildings in
 * whose income the administration shares (D29). Undefined if it does not differ or has no buildings.
 */
export const sharingText = ({ buildings, prepaid, sharing }: Settlement): string | undefined =>
  sharing?.buildings && sharing.buildings < buildings.length && sharing.prepaid.amount !== prepaid.amount
    ? texts.sharing(buildings.length, sharing.buildings, formatPesos(sharing.prepaid.amount))
    : undefined;

/** When the month was closed, and where later changes are. Empty if it is open or the server does not say. */
export const closedTexts = ({ closed_at: at }: Settlement): readonly string[] =>
  at ? [texts.closed(formatDay(at)), texts.changedLater] : [];

/** Whether a month has no uses, no prepaid amounts and no adjustments. */
export const isEmpty = ({ totals, prepaid, adjustments = [] }: Settlement): boolean =>
  totals.washes.count + totals.dries.count + totals.failed + prepaid.count + adjustments.length === 0;
