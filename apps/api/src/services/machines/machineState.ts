import type { MachineState } from '@laundry/api-contract';
import { LAST_USES } from '../../queries/machines/machineStates.ts';
import type { RecentUse } from '../../queries/machines/machineStates.ts';

const MINUTE_MS = 60_000;

/** What decides a machine's state beside its uses. */
interface Rules {
  readonly now: Date;
  /** How long a use of such a machine usually takes. */
  readonly usualMinutes: number;
  /** After how long without a call from its controller nothing is known. */
  readonly silentMinutes: number;
}

interface Shown {
  readonly state: MachineState;
  readonly since?: string;
  readonly until?: string;
}

/** A moment in whole minutes: to the second it would say more than people see at the machine. */
const wholeMinute = (ms: number): string => new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString();

/**
 * The state of a machine (D95), by its last uses that its controller reported, newest first. Failures of one
 * card alone may be the card's: out of order is a machine that failed different ones.
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
