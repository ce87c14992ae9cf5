import type { Settlement } from '@laundry/api-contract';
import { adjustments as adjusting, settlement as texts } from '@laundry/strings';
import { adjustmentName, causeText, sumOfAdjustments } from '../../../reports/adjustments.ts';
import type { SummedTable } from '../../../reports/figures.ts';
import { adjustmentColumns, balanceColumns, buildingColumns, unitColumns } from './settlementColumns.ts';
import type { AdjustmentRow, BalanceRow, BuildingRow } from './settlementColumns.ts';
import { unitRows } from './settlementRows.ts';
import type { SettledBuilding, UnitRow } from './settlementRows.ts';

/** The sum of a building's units, over all prices. */
export const unitsTotal = ({ washes, dries, failed, total }: Settlement['totals']): UnitRow => ({
  key: 'total',
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

/** The buildings and what each comes to. */
export const buildingsTable = (settlement: Settlement): SummedTable<BuildingRow> => ({
  title: texts.totals,
  columns: Object.values(buildingColumns),
  rows: settlement.buildings,
  total: buildingsTotal(settlement),
});

/** A building's units, each price on a line. */
export const unitsTable = (building: SettledBuilding): SummedTable<UnitRow> => ({
  title: building.name,
  columns: Object.values(unitColumns),
  rows: unitRows(building),
  total: unitsTotal(building.totals),
});

/** Who owes whom, and how it comes about (D84); undefined where the server does not tell. */
export function balanceTable({ balance }: Settlement): SummedTable<BalanceRow> | undefined {
  if (!balance) return undefined;
  const { title, income, postpaid, payer } = texts.balance;
  return {
    title,
    columns: Object.values(balanceColumns),
    rows: [
      { item: income, amount: balance.income },
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
