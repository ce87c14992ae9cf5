import type { Building } from '@laundry/api-contract';
import type { Executor } from '../../database/connect.ts';
import { termsOf } from '../../queries/administration/administrations.ts';
import type { MonthOf, SettledBuilding } from '../../queries/reports/closedMonths.ts';
import { confirmedByDay } from '../../queries/reports/confirmedTransactions.ts';
import { usesAtPrices } from '../../queries/reports/settlement.ts';

/** What an administration's buildings come to in a month by the rows that there are now, in their order. */
export async function settledBuildings(
  db: Executor,
  month: MonthOf,
  buildings: readonly Building[],
): Promise<SettledBuilding[]> {
  const filter = { ...month, buildingIds: buildings.map(({ id }) => id) };
  // One after the other, because a report may use one connection at a time (`reportSlots.ts`).
  const uses = await usesAtPrices(db, filter);
  const transactions = await confirmedByDay(db, filter);
  const terms = new Map((await termsOf(db, filter.buildingIds)).map(({ id, ...own }) => [id, own]));
  const usesOf = Map.groupBy(uses, ({ building_id }) => building_id);
  const transactionsOf = Map.groupBy(transactions, ({ building_id }) => building_id);
  return buildings.map(({ id, name }) => {
    const own = terms.get(id);
    const rows = transactionsOf.get(id) ?? [];
    const sum = (key: 'count' | 'amount' | 'share') => rows.reduce((total, row) => total + row[key], 0);
    return {
      id,
      name,
      sharing: own?.sharing ?? false,
      billing: own?.billing ?? 'prepaid',
      uses: usesOf.get(id) ?? [],
      prepaid: { count: sum('count'), amount: sum('amount'), share: sum('share') },
    };
  });
}
