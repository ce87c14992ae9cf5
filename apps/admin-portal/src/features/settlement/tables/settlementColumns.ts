import type { Settlement } from '@laundry/api-contract';
import { adjustments, settlement as texts } from '@laundry/strings';
import type { FiguresColumn } from '../../../reports/figures.ts';
import type { SettledBuilding, UnitRow } from './settlementTables.ts';

/** The figures of a building, or of all of them. */
export type BuildingRow = Pick<SettledBuilding, 'name' | 'totals' | 'prepaid'>;

type Columns<Row> = Readonly<Record<string, FiguresColumn<Row>>>;

const { columns: names } = texts;

/** A unit's bill; failed uses have a column of their own. */
export const unitColumns = {
  unit: { header: names.unit, kind: 'text', value: ({ unit }) => unit },
  washes: { header: names.washes, kind: 'count', value: ({ washes }) => washes?.count },
  washPrice: { header: names.washPrice, kind: 'pesos', value: ({ washes }) => washes?.price },
  dries: { header: names.dries, kind: 'count', value: ({ dries }) => dries?.count },
  dryPrice: { header: names.dryPrice, kind: 'pesos', value: ({ dries }) => dries?.price },
  failed: { header: names.failed, kind: 'count', value: ({ failed }) => failed },
  total: { header: names.total, kind: 'pesos', value: ({ total }) => total },
} as const satisfies Columns<UnitRow>;

/** Prepaid amounts, and the administration's share of them. */
export const prepaidColumns = {
  prepaid: { header: names.prepaid, kind: 'pesos', value: ({ prepaid }) => prepaid?.amount },
  income: { header: names.income, kind: 'pesos', value: ({ prepaid }) => prepaid?.adm_income },
} as const satisfies Columns<{ prepaid: Settlement['prepaid'] | undefined }>;

export const buildingColumns = {
  building: { header: names.building, kind: 'text', value: ({ name }) => name },
  washes: { header: names.washes, kind: 'count', value: ({ totals }) => totals.washes.count },
  washTotal: { header: names.washTotal, kind: 'pesos', value: ({ totals }) => totals.washes.total },
  dries: { header: names.dries, kind: 'count', value: ({ totals }) => totals.dries.count },
  dryTotal: { header: names.dryTotal, kind: 'pesos', value: ({ totals }) => totals.dries.total },
  failed: { header: names.failed, kind: 'count', value: ({ totals }) => totals.failed },
  total: { header: names.total, kind: 'pesos', value: ({ totals }) => totals.total },
  ...prepaidColumns,
} as const satisfies Columns<BuildingRow>;

/** An adjustment in words and figures, or the sum of all. */
export interface AdjustmentRow {
  name: string;
  building_name: string;
  cause: string;
  total: number;
  prepaid: number;
  adm_income: number;
}

const { columns: adjusted } = adjustments;

/** How a closed month's total changed. */
export const adjustmentColumns = {
  name: { header: adjusted.name, kind: 'text', value: ({ name }) => name },
  building: { header: adjusted.building, kind: 'text', value: ({ building_name: name }) => name },
  cause: { header: adjusted.cause, kind: 'text', value: ({ cause }) => cause },
  total: { header: adjusted.total, kind: 'pesos', value: ({ total }) => total },
  prepaid: { header: adjusted.prepaid, kind: 'pesos', value: ({ prepaid }) => prepaid },
  income: { header: adjusted.income, kind: 'pesos', value: ({ adm_income: income }) => income },
} as const satisfies Columns<AdjustmentRow>;

/** What the company or the administration owes, or the difference of both. */
export interface BalanceRow {
  item: string;
  amount: number;
}

export const balanceColumns = {
  item: { header: texts.balance.item, kind: 'text', value: ({ item }) => item },
  amount: { header: texts.balance.amount, kind: 'pesos', value: ({ amount }) => amount },
} as const satisfies Columns<BalanceRow>;
