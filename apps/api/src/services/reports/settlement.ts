import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Adjustment, Settlement } from '@laundry/api-contract';
import { toPesos } from '@laundry/strings/format';
import type { Executor } from '../../database/connect.ts';
import { listTerms } from '../../queries/administration/administrations.ts';
import {
  adjustmentsMadeIn,
  centsOfUses,
  closedBuildings,
  closedMonth,
} from '../../queries/reports/closedMonths.ts';
import type { AdjustmentRow, SettledBuilding } from '../../queries/reports/closedMonths.ts';
import type { OwnDays } from '../../queries/reports/reportConditions.ts';
import { confirmedSums } from '../../queries/reports/confirmedTransactions.ts';
import { usesAtPrices } from '../../queries/reports/settlement.ts';
import type { PricedUses } from '../../database/moneySchema.ts';
import { ownBuildings } from '../administration/building.ts';
import type { Handler } from '../dependencies.ts';
import { byName, byNumber } from '../spanishOrder.ts';
import { parseMonth } from './days.ts';
import { sumBy } from '../../shared/sumBy.ts';

/** Converts an adjustment to its form in answers. */
export const toAdjustment = ({
  uses_cents,
  prepaid_cents,
  share_cents,
  billing: _,
  at,
  ...row
}: AdjustmentRow): Adjustment => ({
  ...row,
  at: at.toISOString(),
  total: toPesos(uses_cents),
  prepaid: toPesos(prepaid_cents),
  adm_income: toPesos(share_cents),
});

type Sums = SettledBuilding['prepaid'];

/** Adds up sums of payments. */
export const addUp = (rows: readonly Sums[]): Sums => ({
  count: sumBy(rows, ({ count }) => count),
  amount: sumBy(rows, ({ amount }) => amount),
  share: sumBy(rows, ({ share }) => share),
});

/** Converts sums of payments to their form in answers. */
export const inPesos = <Row extends Omit<Sums, 'count'>>({ amount, share, ...same }: Row) => ({
  ...same,
  amount: toPesos(amount),
  adm_income: toPesos(share),
});

/** An administration's buildings in a month, settled by the present rows. */
export async function settledBuildings(
  db: Executor,
  month: OwnDays,
  buildings: readonly Pick<SettledBuilding, 'id'>[],
): Promise<SettledBuilding[]> {
  const filter = { ...month, buildingIds: buildings.map(({ id }) => id) };
  // One after the other, because a report may use one connection at a time (`reportSlots.ts`).
  const uses = Map.groupBy(await usesAtPrices(db, filter), ({ building_id }) => building_id);
  // The sums by day have no building, so no building finds them.
  const payments = Map.groupBy(await confirmedSums(db, filter), ({ building_id }) => building_id);
  return (await listTerms(db, filter)).map((building) => ({
    ...building,
    uses: uses.get(building.id) ?? [],
    prepaid: addUp(payments.get(building.id) ?? []),
  }));
}

const sums = (rows: readonly PricedUses[]) => ({
  count: sumBy(rows, ({ succeeded }) => succeeded),
  total: toPesos(centsOfUses(rows)),
});

const sumTotals = (rows: readonly PricedUses[]) => ({
  washes: sums(rows.filter(({ machine_type }) => machine_type === 'WASHER')),
  dries: sums(rows.filter(({ machine_type }) => machine_type === 'DRYER')),
  failed: sumBy(rows, ({ failed }) => failed),
  total: toPesos(centsOfUses(rows)),
});

const sumPrepaid = (buildings: readonly SettledBuilding[]) =>
  inPesos(addUp(buildings.map(({ prepaid }) => prepaid)));

const toLines = (rows: readonly PricedUses[]) =>
  rows.flatMap(({ machine_type, price_cents, succeeded: count }) => {
    if (machine_type === null) return [];
    return { machine_type, price: toPesos(price_cents), count, total: toPesos(count * price_cents) };
  });

function toUnits(rows: readonly PricedUses[]): Settlement['buildings'][number]['units'] {
  const byUnit = Map.groupBy(rows, ({ unit_id }) => unit_id);
  return [...byUnit]
    .map(([id, unitRows]) => ({
      id,
      number: unitRows[0]?.unit_number ?? null,
      lines: toLines(unitRows),
      failed: sumBy(unitRows, ({ failed }) => failed),
      total: toPesos(centsOfUses(unitRows)),
    }))
    .toSorted(byNumber);
}

/** What the company and the administration owe each other, the month's adjustments included (D84). */
function computeBalance(buildings: readonly SettledBuilding[], adjustments: readonly AdjustmentRow[]) {
  const isPostpaid = ({ billing }: Pick<SettledBuilding, 'billing'>) => billing === 'postpaid';
  const income =
    sumBy(buildings, ({ prepaid }) => prepaid.share) + sumBy(adjustments, (row) => row.share_cents);
  const postpaid =
    sumBy(buildings.filter(isPostpaid), ({ uses }) => centsOfUses(uses)) +
    sumBy(adjustments.filter(isPostpaid), (row) => row.uses_cents);
  return { income: toPesos(income), postpaid: toPesos(postpaid), due: toPesos(income - postpaid) };
}

/**
 * The settlement of a month, of buildings as they are settled.
 *
 * @param closedAt when the month was closed; null for an open one
 * @param buildingId of the adjustments; undefined for all of the administration
 */
export async function computeSettlement(
  db: Executor,
  month: OwnDays & { readonly month: string },
  buildings: readonly SettledBuilding[],
  closedAt: Date | null,
  buildingId?: string,
): Promise<Settlement> {
  const sharing = buildings.filter((building) => building.sharing);
  const adjustments = await adjustmentsMadeIn(db, month, buildingId);
  return {
    month: month.month,
    buildings: buildings.map((building) => ({
      id: building.id,
      name: building.name,
      units: toUnits(building.uses),
      totals: sumTotals(building.uses),
      prepaid: sumPrepaid([building]),
    })),
    totals: sumTotals(buildings.flatMap((building) => building.uses)),
    prepaid: sumPrepaid(buildings),
    sharing: { buildings: sharing.length, prepaid: sumPrepaid(sharing) },
    balance: computeBalance(buildings, adjustments),
    closed_at: closedAt?.toISOString() ?? null,
    adjustments: adjustments.map(toAdjustment),
  };
}

/**
 * The settlement of a Montevideo month: the cost of uses by building and unit, and the prepaid amounts (D52,
 * D53). A closed month is as it was closed (D80).
 *
 * @throws Failure ex_invalid_field for an implausible year, ex_not_found for a building of another
 * administration
 */
export const settlement: Handler<'settlement'> = async (
  { db, reports, clock },
  { session, query: { month, building } },
) => {
  const days = { administrationId: session.administrationId, ...parseMonth(month), month };
  const buildingId = building === ALL_BUILDINGS ? undefined : building;
  const closed = await closedMonth(reports, days);
  const kept = closed ? await closedBuildings(reports, days) : [];
  const wanted = kept.filter(({ id }) => buildingId === undefined || id === buildingId);
  const isKept = closed !== undefined && (buildingId === undefined || wanted.length > 0);
  const settled = isKept
    ? wanted
    : await settledBuildings(reports, days, await ownBuildings({ db, clock }, session, building, days));
  return computeSettlement(reports, days, settled.toSorted(byName), closed?.closed_at ?? null, buildingId);
};
