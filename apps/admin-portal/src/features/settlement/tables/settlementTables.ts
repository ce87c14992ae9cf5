import type { Settlement } from '@laundry/api-contract';
import { adjustments as adjusting, reports, settlement as texts } from '@laundry/strings';
import { formatDay, formatPesos } from '@laundry/ui-kit';
import { adjustmentName, causeText, sumOfAdjustments } from '../../../reports/adjustments.ts';
import type { SummedTable } from '../../../reports/figures.ts';
import { adjustmentColumns, balanceColumns, buildingColumns, unitColumns } from './settlementColumns.ts';
import type { AdjustmentRow, BalanceRow, BuildingRow } from './settlementColumns.ts';

export type SettledBuilding = Settlement['buildings'][number];
type SettledUnit = SettledBuilding['units'][number];

/** One kind of use at one price; a sum over several prices has no price. */
interface Priced {
  count: number;
  price: number | undefined;
}

/** A line of a unit. Each further price within the month has its own line, without failures and total. */
export interface UnitRow {
  unit: string;
  washes: Priced | undefined;
  dries: Priced | undefined;
  failed: number | undefined;
  total: number | undefined;
}

const selectPriced = ({ lines }: SettledUnit, kind: SettledUnit['lines'][number]['machine_type']): Priced[] =>
  lines.filter(({ machine_type }) => machine_type === kind).map(({ count, price }) => ({ count, price }));

function rowsOfUnit(unit: SettledUnit): UnitRow[] {
  const washes = selectPriced(unit, 'WASHER');
  const dries = selectPriced(unit, 'DRYER');
  return Array.from({ length: Math.max(1, washes.length, dries.length) }, (_, place) => ({
    unit: unit.number ?? reports.noUnit,
    washes: washes[place],
    dries: dries[place],
    failed: place === 0 ? unit.failed : undefined,
    total: place === 0 ? unit.total : undefined,
  }));
}

/** The lines of the bills of a building's units. */
export const unitRows = ({ units }: SettledBuilding): UnitRow[] => units.flatMap(rowsOfUnit);

/** The sum of a building's units, over all prices. */
export const unitsTotal = ({ washes, dries, failed, total }: Settlement['totals']): UnitRow => ({
  unit: texts.total,
  washes: { count: washes.count, price: undefined },
  dries: { count: dries.count, price: undefined },
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
  columns: Object.values(buildingColumns),
  rows: settlement.buildings,
  total: buildingsTotal(settlement),
});

/** The table of a building's units, with a line for each price. */
export const unitsTable = (building: SettledBuilding): SummedTable<UnitRow> => ({
  title: building.name,
  columns: Object.values(unitColumns),
  rows: unitRows(building),
  total: unitsTotal(building.totals),
});

/** The balance: who owes whom, and its parts (D84). Undefined if the server does not send it. */
export function balanceTable({ balance }: Settlement): SummedTable<BalanceRow> | undefined {
  if (!balance) return undefined;
  const { title, postpaid, payer } = texts.balance;
  return {
    title,
    columns: Object.values(balanceColumns),
    rows: [
      { item: texts.columns.income, amount: balance.income },
      { item: postpaid, amount: -balance.postpaid },
    ],
    total: { item: payer(balance.due), amount: Math.abs(balance.due) },
  };
}

/** The month's adjustments of closed months, one per line; undefined if there are none. */
export function adjustmentsTable({ adjustments = [] }: Settlement): SummedTable<AdjustmentRow> | undefined {
  if (adjustments.length === 0) return undefined;
  return {
    title: adjusting.title,
    columns: Object.values(adjustmentColumns),
    rows: adjustments.map((adjustment) => ({
      ...adjustment,
      name: adjustmentName(adjustment),
      cause: causeText(adjustment),
    })),
    total: { name: texts.total, building_name: '', cause: '', ...sumOfAdjustments(adjustments) },
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
