import { dateOf, startInLastMonth } from './days.ts';
import type { Day } from './days.ts';
import type { DemoBuilding } from './buildings.ts';
import type { Fields } from './records.ts';

/** The day of last month on which a price changed, so that its settlement has two lines of a kind. */
const CHANGED_ON = 16;

/** The price of a use on the day of an instant, in pesos. */
export function priceAt({ plan, building }: DemoBuilding, at: string, now: Date): number {
  const { priceBefore } = plan;
  const isBefore = Date.parse(at) < startInLastMonth(now, CHANGED_ON);
  return isBefore && priceBefore !== undefined ? priceBefore : building.price_customer;
}

/** The records of a building's changed prices: the old one from the first day, and the current one. */
export function* pricesOf(
  { plan, building }: DemoBuilding,
  days: readonly Day[],
  now: Date,
): Generator<Fields<'price'>, void> {
  const { priceBefore, priceCustomer } = plan;
  const [first] = days;
  if (priceBefore === undefined || !first) return;
  const prices = [
    { valid_from: dateOf(first.start), price_customer: priceBefore },
    { valid_from: dateOf(startInLastMonth(now, CHANGED_ON)), price_customer: priceCustomer },
  ];
  for (const price of prices)
    for (const machine_type of ['WASHER', 'DRYER'] as const)
      yield { building_id: building.id, machine_type, ...price, machine_rate: building.machine_rate };
}
