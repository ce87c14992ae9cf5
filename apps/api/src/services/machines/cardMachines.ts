import type { AnswerOf, calls } from '@laundry/api-contract';
import { machinesWithUses, LAST_USES } from '../../queries/machines/machineStates.ts';
import type { RecentUse } from '../../queries/machines/machineStates.ts';
import type { Settings } from '../../settings.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/clock.ts';
import type { Dependencies } from '../dependencies.ts';
import type { UsableCard } from '../payments/cards.ts';

type Rules = Pick<Settings, 'WASHER_MINUTES' | 'DRYER_MINUTES' | 'CONTROLLER_SILENT_MINUTES'>;

type Shown = Omit<AnswerOf<typeof calls.cardMachines>['machines'][number], 'machine_type' | 'sort_index'>;

/** A moment in whole minutes: to the second it would say more than people see at the machine. */
const wholeMinute = (ms: number): string => new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString();

/**
 * The state of a machine (D95), by its last uses that its controller reported, newest first. Failures with a
 * single card may be the card's fault, so only a machine that failed with different cards is out of order.
 */
export function machineState(
  kind: 'WASHER' | 'DRYER',
  uses: readonly RecentUse[],
  now: Date,
  { WASHER_MINUTES, DRYER_MINUTES, CONTROLLER_SILENT_MINUTES }: Rules,
): Shown {
  const seenAt = uses[0]?.seen_at;
  if (!seenAt || now.getTime() - seenAt.getTime() > CONTROLLER_SILENT_MINUTES * MINUTE_MS)
    return { state: 'unknown' };
  const running = uses.find(({ succeeded }) => succeeded);
  const since = running?.at.getTime() ?? 0;
  const until = since + (kind === 'WASHER' ? WASHER_MINUTES : DRYER_MINUTES) * MINUTE_MS;
  if (until > now.getTime()) return { state: 'in_use', since: wholeMinute(since), until: wholeMinute(until) };
  const failed = !running && uses.length === LAST_USES;
  const cards = new Set(uses.map(({ card_uid }) => card_uid));
  return { state: failed && cards.size > 1 ? 'out_of_order' : 'free' };
}

/** A machine without a reported use for this long may not be connected. */
const KNOWN_DAYS = 7;

/**
 * The state of the machines of a card's building (D95). It reveals nothing about who uses them, and nothing
 * else about the building.
 */
export async function cardMachines(
  { db, clock, settings }: Dependencies,
  { building_id }: UsableCard,
): Promise<AnswerOf<typeof calls.cardMachines>> {
  const now = clock();
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  const machines = await machinesWithUses(db, building_id, since, now);
  return {
    at: now.toISOString(),
    machines: machines.map(({ machine_type, sort_index, kind, uses }) => ({
      machine_type,
      sort_index,
      ...machineState(kind, uses, now, settings),
    })),
  };
}
