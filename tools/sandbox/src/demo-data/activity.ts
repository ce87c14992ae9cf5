import { CHANNEL_NAMES, FIRST_CHANNEL, SPLITTING_CHANNELS, USE_DETAILS_EXAMPLE } from '@laundry/api-contract';
import type { ChannelName } from '@laundry/api-contract';
import { demoData } from '@laundry/strings';
import { instantWithin } from './days.ts';
import type { Day } from './days.ts';
import type { CardHolder, DemoBuilding } from './buildings.ts';
import type { Person } from './people.ts';
import { priceAt } from './prices.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

/** Lists the first offered channel twice, so that it gets twice as many payments as any other. */
const weighted = (names: readonly ChannelName[]) => [FIRST_CHANNEL, ...names];
const AMOUNTS = [200, 300, 400, 500, 600, 800, 1000, 1500, 2000] as const;
const FAILED_USES = 0.06;
/** The share of failed uses on a machine that is often out of order. */
const FAILED_USES_OUT_OF_ORDER = 0.4;
const [, OUT_OF_ORDER] = demoData.useResults.failures;
/** A separate random source for the first top-ups, so that changing them changes nothing else. */
const FIRST_SEED = 20_260_104;
const WITH_MESSAGE = 0.25;
const CONFIRMED = 0.7;
const APPROVAL_MS = { min: 20_000, max: 600_000 } as const;

/** Random moments of a day as fractions, oldest first. */
const moments = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => random.next()).sort((left, right) => left - right);

/** The result of a use. */
function drawResult(outOfOrder: boolean, random: Random): string {
  if (!random.chance(outOfOrder ? FAILED_USES_OUT_OF_ORDER : FAILED_USES)) return demoData.useResults.success;
  return outOfOrder ? OUT_OF_ORDER : random.pick(demoData.useResults.failures);
}

/** A confirmed top-up; the amount is in pesos, instants are ISO 8601. */
export interface TopUp {
  readonly id: string;
  readonly card_uid: string;
  readonly channel: string;
  readonly amount: number;
  readonly name: string;
  readonly email: string;
  readonly created_at: string;
  readonly approved_at: string;
  readonly message: string | null;
  /** When it was refunded completely. */
  readonly refunded_at: string | null;
}

/** A confirmed top-up of a card by the person who has it. */
export const topUpBy = (
  { card, person }: { readonly card: { readonly uid: string }; readonly person: Person },
  fields: Pick<TopUp, 'id' | 'amount' | 'created_at'> & Partial<TopUp>,
): TopUp => ({
  card_uid: card.uid,
  channel: FIRST_CHANNEL,
  name: `${person.firstname} ${person.lastname}`,
  email: person.email,
  approved_at: fields.created_at,
  message: null,
  refunded_at: null,
  ...fields,
});

/** The uses of the building's machines on a day. @param lately whether it is one of the last weeks */
export function* createUses(demo: DemoBuilding, day: Day, lately: boolean, now: Date, random: Random) {
  const { plan, building, machines, holders } = demo;
  for (const moment of moments(random, random.whole(9, 15))) {
    const { card } = random.pick(holders);
    const machine = random.pick(machines);
    const at = instantWithin(day, moment);
    const result = drawResult(lately && plan.failing.includes(machine.sort_index), random);
    const isPaid = building.billing === 'prepaid' && result === demoData.useResults.success;
    const amount = isPaid ? priceAt(demo, at, now) : 0;
    const by = { machine_id: machine.id, unit_id: card.unit_id, card_uid: card.uid };
    yield { ...USE_DETAILS_EXAMPLE, ...by, at, result, amount };
  }
}

/**
 * The confirmed top-ups of the building's cards on a day; none where the administration has no share.
 *
 * @param firstRefunded when the first of them was refunded, ISO 8601; null where none was
 */
export function* createTopUps(
  { plan, holders }: DemoBuilding,
  day: Day,
  firstRefunded: string | null,
  random: Random,
): Generator<TopUp, void> {
  if (plan.incomeShare === 0) return;
  const active = holders.filter(({ card }) => card.state === 'active');
  for (const [index, moment] of moments(random, random.whole(3, 5)).entries()) {
    const holder = random.pick(active);
    const created = instantWithin(day, moment);
    const approved = Date.parse(created) + random.whole(APPROVAL_MS.min, APPROVAL_MS.max);
    yield topUpBy(holder, {
      id: random.uuid(),
      channel: random.pick(weighted(plan.splitting ? SPLITTING_CHANNELS : CHANNEL_NAMES)),
      amount: random.pick(AMOUNTS),
      created_at: created,
      approved_at: new Date(Math.min(approved, day.until)).toISOString(),
      message: random.chance(WITH_MESSAGE) ? random.pick(demoData.topUpMessages) : null,
      refunded_at: index === 0 ? firstRefunded : null,
    });
  }
}

/** Top-ups of the first day, which cover what the cards' uses need beyond the later top-ups. */
export function* createFirstTopUps(
  holders: readonly CardHolder[],
  missing: ReadonlyMap<string, number>,
  { start }: Day,
): Generator<TopUp, void> {
  const random = createRandom(FIRST_SEED);
  for (const holder of holders) {
    const amount = missing.get(holder.card.uid);
    if (amount === undefined || holder.card.state === 'lost') continue;
    yield topUpBy(holder, { id: random.uuid(), amount, created_at: new Date(start).toISOString() });
  }
}

/** The building's residents, each created on one of the days; some have confirmed since. */
export function* createResidents({ building, units }: DemoBuilding, days: readonly Day[], random: Random) {
  for (const { unit, residents } of units) {
    for (const person of residents) {
      const entered = random.whole(0, days.length - 1);
      const confirmed = random.whole(entered, days.length - 1);
      // Creation is in the first half of its day, and the confirmation later.
      const created = instantWithin(days[entered] ?? { start: 0, until: 0 }, random.next() / 2);
      const validated = instantWithin(days[confirmed] ?? { start: 0, until: 0 }, 0.5 + random.next() / 2);
      yield {
        id: random.uuid(),
        building_id: building.id,
        ...person,
        reference: demoData.unitReference(unit.number),
        created_at: created,
        validated_at: random.chance(CONFIRMED) ? validated : null,
      };
    }
  }
}
