import { toDate, startInLastMonth } from './days.ts';
import type { Day } from './days.ts';
import type { DemoBuilding } from './buildings.ts';

/** The day of last month on which a price changed, so that its settlement has two lines of a kind. */
const CHANGED_ON = 16;

/** The price of a use on the day of an instant, in pesos. */
export function priceAt({ plan, building }: DemoBuilding, at: string, now: Date): number {
  const { priceBefore } = plan;
  const isBefore = Date.parse(at) < startInLastMonth(now, CHANGED_ON);
  return isBefore && priceBefore !== undefined ? priceBefore : building.price_customer;
}

/** The records of a building's changed prices: the old one from the first day, and the current one. */
export function createPrices({ plan, building }: DemoBuilding, days: readonly Day[], now: Date) {
  const { priceBefore, priceCustomer } = plan;
  const [first] = days;
  if (priceBefore === undefined || !first) return [];
  const prices = [
    { valid_from: toDate(first.start), price_customer: priceBefore },
    { valid_from: toDate(startInLastMonth(now, CHANGED_ON)), price_customer: priceCustomer },
  ];
  const { id: building_id, machine_rate } = building;
  return prices.flatMap((price) =>
    ['WASHER', 'DRYER'].map((machine_type) => ({ building_id, machine_type, ...price, machine_rate })),
  );
}
