import type { Laundromat } from '@laundry/api-contract';
import { toPesos } from '@laundry/strings/format';
import { listedLaundromat, listedLaundromats } from '../queries/laundromats.ts';
import type { ListedLaundromat } from '../queries/laundromats.ts';
import { requireFound } from '../shared/failure.ts';
import type { Handler } from './dependencies.ts';

const inPesos = ({ price_customer_cents, machine_rate_cents, ...details }: ListedLaundromat): Laundromat => ({
  ...details,
  price_costumer: toPesos(price_customer_cents),
  machine_rate: toPesos(machine_rate_cents),
});

/** Public data of the listed buildings, by name. */
export const laundromats: Handler<'laundromats'> = async ({ db, clock }) =>
  (await listedLaundromats(db, clock())).map(inPesos);

/** Public data of one building. @throws Failure ex_not_found for a building that is not listed */
export const laundromat: Handler<'laundromat'> = async ({ db, clock }, { params }) =>
  inPesos(requireFound(await listedLaundromat(db, params.slug, clock())));
