import type { Laundromat } from '@laundry/api-contract';
import { pesosOf } from '@laundry/strings/format';
import { listedLaundromat, listedLaundromats } from '../queries/laundromats.ts';
import type { ListedLaundromat } from '../queries/laundromats.ts';
import { Failure } from '../shared/failure.ts';
import type { Dependencies } from './dependencies.ts';

const inPesos = ({ price_customer_cents, machine_rate_cents, ...details }: ListedLaundromat): Laundromat => ({
  ...details,
  price_costumer: pesosOf(price_customer_cents),
  machine_rate: pesosOf(machine_rate_cents),
});

/** Public data of the listed buildings, by name. */
export const laundromats = async ({ db, clock }: Dependencies): Promise<Laundromat[]> =>
  (await listedLaundromats(db, clock())).map(inPesos);

/** Public data of one building. @throws Failure ex_not_found for a building that is not listed */
export async function laundromat({ db, clock }: Dependencies, slug: string): Promise<Laundromat> {
  const listed = await listedLaundromat(db, slug, clock());
  if (!listed) throw new Failure('ex_not_found');
  return inPesos(listed);
}
