import { demoData } from '@laundry/strings';
import { createFirstTopUps, createResidents, createTopUps, createUses } from './activity.ts';
import { requiredBalances } from './balances.ts';
import { createBuildings } from './buildings.ts';
import type { DemoBuilding } from './buildings.ts';
import { daysUntil, instantWithin, startInLastMonth } from './days.ts';
import type { Day } from './days.ts';
import { liveRecords } from './live.ts';
import { BUILDINGS, DEMO_ACCOUNTS, DEMO_PASSWORD, plansWith } from './plan.ts';
import { createPrices } from './prices.ts';
import { createRandom } from './random.ts';
import { toRecords, writeRecords } from './records.ts';

const SEED = 20_260_101;
/** A separate random source, so that more accessories change nothing else. */
const ACCESSORIES_SEED = 20_260_102;
/** A little over a year, today included. */
const DAYS = 400;
/** The index of the day from which on some machines are often out of order. */
const FAILING_FROM = DAYS - 24;
/** The day of last month with a top-up that was refunded some days later. */
const REFUNDED_ON = 10;
const REFUNDED_AFTER_DAYS = 2.4;

/** The part of the demo data that does not depend on the time, and the random source to continue with. */
export function demoCompany(plans = BUILDINGS) {
  const random = createRandom(SEED);
  const administrations = demoData.administrations.map((name) => ({ id: random.uuid(), name }));
  const ids = administrations.map(({ id }) => id);
  const buildings = createBuildings(random, ids, plans);
  const ofAccessories = createRandom(ACCESSORIES_SEED);
  const accessories = demoData.accessories.map((item, position) => ({
    id: ofAccessories.uuid(),
    ...item,
    position,
  }));
  return { random, administrations, buildings, accessories };
}

/**
 * The demo data of docs/local-run.md, parents before their children. It depends on the given moment only;
 * nothing is later than that, and the newest records are of its Montevideo day.
 *
 * @param plans the buildings; by default those of `plan.ts`
 */
export function* demoRecords(now: Date, plans = BUILDINGS) {
  const { random, administrations, buildings, accessories } = demoCompany(plans);
  yield* toRecords('administration', administrations);
  const accounts = DEMO_ACCOUNTS.map(({ administration, ...fields }) => ({
    ...fields,
    password: DEMO_PASSWORD,
    administration_id: administration === null ? null : (administrations[administration]?.id ?? null),
  }));
  yield* toRecords('account', accounts);
  yield* toRecords('branding_item', accessories);
  const days = daysUntil(now, DAYS);
  yield* toRecords(
    'building',
    buildings.map(({ building }) => building),
  );
  yield* toRecords(
    'price',
    buildings.flatMap((building) => createPrices(building, days, now)),
  );
  yield* toRecords(
    'laundromat',
    buildings.map(({ laundromat }) => laundromat),
  );
  yield* toRecords(
    'unit',
    buildings.flatMap(({ units }) => units.map(({ unit }) => unit)),
  );
  yield* toRecords(
    'machine',
    buildings.flatMap(({ machines }) => machines),
  );

  const residents = buildings.flatMap((building) => [...createResidents(building, days, random)]);
  const uses = days.flatMap((day, index) =>
    buildings.flatMap((building) => [...createUses(building, day, index >= FAILING_FROM, now, random)]),
  );
  const refundedDay = startInLastMonth(now, REFUNDED_ON);
  const refundedAt = ({ plan }: DemoBuilding, day: Day) =>
    plan.refunds && day.start === refundedDay ? instantWithin(day, REFUNDED_AFTER_DAYS) : null;
  const topUps = days.flatMap((day) =>
    buildings.flatMap((building) => [...createTopUps(building, day, refundedAt(building, day), random)]),
  );
  const missing = requiredBalances(uses, topUps);
  const holders = buildings.flatMap((building) => building.holders);
  // Nobody tops up a lost card, so its uses need an initial balance.
  const cards = holders.map(({ card }) => ({
    ...card,
    balance: card.state === 'lost' ? (missing.get(card.uid) ?? 0) : card.balance,
  }));
  yield* toRecords('card', cards);
  yield* toRecords('resident', residents);
  yield* toRecords('use', uses);
  const [firstDay] = days;
  if (firstDay) yield* toRecords('transaction', createFirstTopUps(holders, missing, firstDay));
  yield* toRecords('transaction', topUps);
  const yesterday = days.at(-2);
  if (yesterday) yield* liveRecords(yesterday, DEMO_PASSWORD);
}

/**
 * `node …/demoRecords.ts FILE [BUILDINGS]` writes the current demo data, one JSON record a line. BUILDINGS
 * is the number of buildings that the demo's administration gets.
 */
if (import.meta.main) {
  const [, , file, buildings = '0'] = process.argv;
  if (file === undefined)
    throw new Error('usage: node tools/sandbox/src/demo-data/demoRecords.ts FILE [BUILDINGS]');
  await writeRecords(file, demoRecords(new Date(), plansWith(Number(buildings))));
}
