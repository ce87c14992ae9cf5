import type { Random } from '@laundry/sandbox';

/** Counts what happened, by name. */
export function createTally() {
  const counts = new Map<string, number>();
  return {
    add: (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1),
    /** All counts, in alphabetical order. */
    all: () => [...counts].sort(([left], [right]) => left.localeCompare(right)),
  };
}
export type Tally = ReturnType<typeof createTally>;

export interface FaultOptions {
  readonly random: Random;
  /** The share of calls that meet a fault, from 0 to 1. */
  readonly share: number;
  readonly tally: Tally;
}

/** Chooses and counts the faults of calls, until everything is repaired. */
export function createFaults<Name extends string>(
  names: readonly Name[],
  { random, share, tally }: FaultOptions,
) {
  let broken = true;
  return {
    /** The fault of the next call; undefined where it meets none. */
    pick: (): Name | undefined => {
      const name = broken && random.chance(share) ? random.pick(names) : undefined;
      if (name !== undefined) tally.add(name);
      return name;
    },
    repair: (): void => {
      broken = false;
    },
  };
}

/** Faults of a webhook, by the simulators' names. */
export const WEBHOOK_FAULTS = {
  'webhook-lost': 'webhook lost',
  'webhook-duplicate': 'webhook doubled',
  'webhook-late': 'webhook late, after what came later',
  'webhook-bad-signature': 'webhook with a wrong signature',
} as const;
export type WebhookFault = keyof typeof WEBHOOK_FAULTS;

/** Makes the simulators apply a fault to a provider's next webhook. */
export async function armWebhook(simulators: string, provider: string, fault: WebhookFault): Promise<void> {
  const answer = await fetch(`${simulators}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, fault }),
  });
  if (!answer.ok) throw new Error(`the simulators refused ${fault}: ${answer.status}`);
}
