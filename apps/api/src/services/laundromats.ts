import type { Laundromat } from '@laundry/api-contract';
import type { Executor } from '../database/connect.ts';
import { Failure } from '../shared/failure.ts';
import { pesosOf } from '@laundry/strings/format';
import { listedLaundromat, listedLaundromats, machinesOfBuildings } from '../queries/laundromats.ts';
import type { ListedLaundromat } from '../queries/laundromats.ts';
import type { Dependencies } from './dependencies.ts';

async function detailsOf(db: Executor, listed: readonly ListedLaundromat[]): Promise<Laundromat[]> {
  const machines = await machinesOfBuildings(
    db,
    listed.map(({ building_id }) => building_id),
  );
  const byBuilding = Map.groupBy(machines, ({ building_id }) => building_id);
  return listed.map(({ building_id, price_customer_cents, machine_rate_cents, ...details }) => ({
    ...details,
    price_costumer: pesosOf(price_customer_cents),
    machine_rate: pesosOf(machine_rate_cents),
    machines: (byBuilding.get(building_id) ?? []).map(({ machine_type, sort_index }) => ({
      machine_type,
      sort_index,
    })),
  }));
}

/** Public data of the listed buildings, by name. */
export const laundromats = async ({ db, clock }: Dependencies): Promise<Laundromat[]> =>
  detailsOf(db, await listedLaundromats(db, clock()));

/** Public data of one building. @throws Failure ex_not_found for a building that is not listed */
export async function laundromat({ db, clock }: Dependencies, slug: string): Promise<Laundromat> {
  const listed = await listedLaundromat(db, slug, clock());
  const [details] = await detailsOf(db, listed ? [listed] : []);
  if (!details) throw new Failure('ex_not_found');
  return details;
}
