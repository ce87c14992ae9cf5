import type { AnswerOf, calls } from '@laundry/api-contract';
import { machinesWithUses, LAST_USES } from '../../queries/machines/machineStates.ts';
import type { RecentUse } from '../../queries/machines/machineStates.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/clock.ts';
import type { Dependencies } from '../dependencies.ts';
import type { UsableCard } from '../payments/cards.ts';

/** What decides a machine's state beside its uses. */
interface Rules {
  readonly now: Date;
  /** How long a use of such a machine usually takes. */
  readonly usualMinutes: number;
  /** The time without a call from its controller after which its state is unknown. */
  readonly silentMinutes: number;
}

type Shown = Omit<AnswerOf<typeof calls.cardMachines>['machines'][number], 'machine_type' | 'sort_index'>;

/** A moment in whole minutes: to the second it would say more than people see at the machine. */
const wholeMinute = (ms: number): string => new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString();

/**
 * The state of a machine (D95), by its last uses that its controller reported, newest first. Failures with a
 * single card may be the card's fault, so only a machine that failed with different cards is out of order.
 */
export function machineState(uses: readonly RecentUse[], { now, ...rules }: Rules): Shown {
  const [last] = uses;
  const heard = last?.seen_at && now.getTime() - last.seen_at.getTime() <= rules.silentMinutes * MINUTE_MS;
  if (!heard) return { state: 'unknown' };
  const running = uses.find(({ succeeded }) => succeeded);
  const since = running?.at.getTime() ?? 0;
  const until = since + rules.usualMinutes * MINUTE_MS;
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
      ...machineState(uses, {
        now,
        usualMinutes: kind === 'WASHER' ? settings.WASHER_MINUTES : settings.DRYER_MINUTES,
        silentMinutes: settings.CONTROLLER_SILENT_MINUTES,
      }),
    })),
  };
}
