import { demoData } from '@laundry/strings';
import { firstTopUpsOf, residentsOf, topUpsOf, usesOf } from './activity.ts';
import { requiredBalances } from './balances.ts';
import { createBuildings } from './buildings.ts';
import type { DemoBuilding } from './buildings.ts';
import { daysUntil, instantOf, startInLastMonth } from './days.ts';
import type { Day } from './days.ts';
import { liveRecords } from './live.ts';
import { BUILDINGS, DEMO_ACCOUNTS, DEMO_PASSWORD, plansWith } from './plan.ts';
import { pricesOf } from './prices.ts';
import { createRandom } from './random.ts';
import { writeRecords } from './records.ts';
import type { DemoRecord } from './records.ts';

const SEED = 20_260_101;
/** A separate random source, so that more accessories change nothing else. */
const ACCESSORIES_SEED = 20_260_102;
/** A little over a year, today included. */
const DAYS = 400;
/** For how many days some machines have often been out of order. */
const FAILING_DAYS = 24;
/** The day of last month with a top-up that was refunded some days later. */
const REFUNDED_ON = 10;
const REFUNDED_AFTER_DAYS = 2.4;

/** The shop's accessories. */
function* brandingItems(): Generator<DemoRecord, void> {
  const random = createRandom(ACCESSORIES_SEED);
  for (const [position, item] of demoData.accessories.entries())
    yield { table: 'branding_item', id: random.uuid(), ...item, position };
}

/**
 * The demo data of docs/local-run.md, parents before their children. It depends on the given moment only;
 * nothing is later than that, and the newest records are of its Montevideo day.
 *
 * @param plans the buildings, those of `plan.ts` where nothing else is wanted
 */
export function* demoRecords(now: Date, plans = BUILDINGS): Generator<DemoRecord, void> {
  const random = createRandom(SEED);
  const administrations = demoData.administrations.map((name) => ({ id: random.uuid(), name }));
  for (const fields of administrations) yield { table: 'administration', ...fields };
  for (const { administration, ...fields } of DEMO_ACCOUNTS)
    yield {
      table: 'account',
      ...fields,
      password: DEMO_PASSWORD,
      administration_id: administration === null ? null : (administrations[administration]?.id ?? null),
    };

  yield* brandingItems();
  const buildings = createBuildings(
    random,
    administrations.map(({ id }) => id),
    plans,
  );
  for (const { building } of buildings) yield { table: 'building', ...building };
  const days = daysUntil(now, DAYS);
  for (const building of buildings)
    for (const fields of pricesOf(building, days, now)) yield { table: 'price', ...fields };
  for (const { laundromat } of buildings) yield { table: 'laundromat', ...laundromat };
  for (const { units } of buildings) for (const { unit } of units) yield { table: 'unit', ...unit };
  for (const { machines } of buildings)
    for (const machine of machines) yield { table: 'machine', ...machine };

  const residents = buildings.flatMap((building) => [...residentsOf(building, days, random)]);
  const uses = days.flatMap((day, index) =>
    buildings.flatMap((building) => [...usesOf(building, day, index >= DAYS - FAILING_DAYS, now, random)]),
  );
  const refundedDay = startInLastMonth(now, REFUNDED_ON);
  const refundOf = ({ plan }: DemoBuilding, day: Day) =>
    plan.refunds && day.start === refundedDay ? instantOf(day, REFUNDED_AFTER_DAYS) : null;
  const topUps = days.flatMap((day) =>
    buildings.flatMap((building) => [...topUpsOf(building, day, refundOf(building, day), random)]),
  );
  const missing = requiredBalances(uses, topUps);
  const holders = buildings.flatMap((building) => building.holders);
  for (const { card } of holders)
    // Nobody tops up a lost card, so its uses need a balance from before.
    yield {
      table: 'card',
      ...card,
      balance: card.state === 'lost' ? (missing.get(card.uid) ?? 0) : card.balance,
    };

  for (const fields of residents) yield { table: 'resident', ...fields };
  for (const fields of uses) yield { table: 'use', ...fields };
  const [firstDay] = days;
  if (firstDay)
    for (const fields of firstTopUpsOf(holders, missing, firstDay)) yield { table: 'transaction', ...fields };
  for (const fields of topUps) yield { table: 'transaction', ...fields };
  const yesterday = days.at(-2);
  if (yesterday) yield* liveRecords(yesterday, DEMO_PASSWORD);
}

/**
 * `node …/demoRecords.ts FILE [BUILDINGS]` writes the current demo data, one JSON record a line; with a
 * number of buildings the demo's administration has so many.
 */
if (import.meta.main) {
  const [, , file, buildings = '0'] = process.argv;
  if (file === undefined)
    throw new Error('usage: node tools/sandbox/src/demo-data/demoRecords.ts FILE [BUILDINGS]');
  await writeRecords(file, demoRecords(new Date(), plansWith(Number(buildings))));
}
