import type { CheckedQueryOf, Settlement, calls } from '@laundry/api-contract';
import { pesosOf } from '@laundry/format';
import { buildingsOf } from '../../queries/administration/administrations.ts';
import { confirmedByDay } from '../../queries/reports/confirmedTransactions.ts';
import { usesAtPrices } from '../../queries/reports/settlement.ts';
import type { PricedUses } from '../../queries/reports/settlement.ts';
import type { Dependencies } from '../dependencies.ts';
import { ownBuildings } from '../administration/building.ts';
import { daysOfMonth } from './reportRange.ts';
import type { OfAdministration } from '../accounts/session.ts';
import { byNumber } from '../spanishOrder.ts';

type DayRow = Awaited<ReturnType<typeof confirmedByDay>>[number];
type Unit = Settlement['buildings'][number]['units'][number];

const sumOf = <Row>(rows: readonly Row[], pick: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + pick(row), 0);

const centsOf = ({ succeeded, price_cents }: PricedUses) => succeeded * price_cents;

const sums = (rows: readonly PricedUses[]) => ({
  count: sumOf(rows, ({ succeeded }) => succeeded),
  total: pesosOf(sumOf(rows, centsOf)),
});

const totalsOf = (rows: readonly PricedUses[]) => ({
  washes: sums(rows.filter(({ machine_type }) => machine_type === 'WASHER')),
  dries: sums(rows.filter(({ machine_type }) => machine_type === 'DRYER')),
  failed: sumOf(rows, ({ failed }) => failed),
  total: pesosOf(sumOf(rows, centsOf)),
});

const prepaidOf = (rows: readonly DayRow[]) => ({
  count: sumOf(rows, ({ count }) => count),
  amount: pesosOf(sumOf(rows, ({ amount }) => amount)),
  adm_income: pesosOf(sumOf(rows, ({ share }) => share)),
});

const linesOf = (rows: readonly PricedUses[]) =>
  rows.flatMap(({ machine_type, ...row }) =>
    machine_type === null
      ? []
      : [
          {
            machine_type,
            price: pesosOf(row.price_cents),
            count: row.succeeded,
            total: pesosOf(row.succeeded * row.price_cents),
          },
        ],
  );

function unitsOf(rows: readonly PricedUses[]): Unit[] {
  const byUnit = Map.groupBy(rows, ({ unit_id }) => unit_id);
  return [...byUnit]
    .map(([id, unitRows]) => ({
      id,
      number: unitRows[0]?.unit_number ?? null,
      lines: linesOf(unitRows),
      failed: sumOf(unitRows, ({ failed }) => failed),
      total: pesosOf(sumOf(unitRows, centsOf)),
    }))
    .toSorted(byNumber);
}

/**
 * The settlement of a Montevideo month: the cost of uses by building and unit, and the prepaid amounts (D52,
 * D53).
 *
 * @throws Failure ex_invalid_field for an implausible year, ex_not_found for a building of another
 * administration
 */
export async function settlement(
  { db, reports, clock }: Dependencies,
  session: OfAdministration,
  { month, building }: CheckedQueryOf<typeof calls.settlement>,
): Promise<Settlement> {
  const days = daysOfMonth(month);
  const buildings = await ownBuildings({ db, clock }, session, building, days);
  const buildingIds = buildings.map(({ id }) => id);
  const filter = { administrationId: session.administrationId, buildingIds, ...days };
  // One after the other, because a report may use one connection at a time (`reportSlots.ts`).
  const uses = await usesAtPrices(reports, filter);
  const transactions = await confirmedByDay(reports, filter);
  const splittingBuildings = await buildingsOf(db, filter, true);
  const ownSplitting = splittingBuildings.filter(({ id }) => buildingIds.includes(id));
  const usesOf = Map.groupBy(uses, ({ building_id }) => building_id);
  const transactionsOf = Map.groupBy(transactions, ({ building_id }) => building_id);
  return {
    month,
    buildings: buildings.map(({ id, name }) => ({
      id,
      name,
      units: unitsOf(usesOf.get(id) ?? []),
      totals: totalsOf(usesOf.get(id) ?? []),
      prepaid: prepaidOf(transactionsOf.get(id) ?? []),
    })),
    totals: totalsOf(uses),
    prepaid: prepaidOf(transactions),
    sharing: {
      buildings: ownSplitting.length,
      prepaid: prepaidOf(ownSplitting.flatMap(({ id }) => transactionsOf.get(id) ?? [])),
    },
  };
}
