import { CHANNEL_NAMES, SPLITTING_CHANNELS } from '@laundry/api-contract';
import type { ChannelName } from '@laundry/api-contract';
import type { Random } from '@laundry/sandbox';
import { WEBHOOK_FAULTS } from '../faults.ts';
import type { WebhookFault } from '../faults.ts';
import type { ChaosOptions } from '../options.ts';
import { CARDS, COMPANY } from '../system/company.ts';

/** The outcomes that people choose on the provider's page, one after the other. */
export const ENDINGS = {
  pays: ['approved'],
  'is refused, then pays': ['denied', 'approved'],
  'is in process, then paid': ['pending', 'approved'],
  'is refused': ['denied'],
  cancels: ['cancelled'],
  'leaves it open': [],
} as const satisfies Record<string, readonly string[]>;
export type Ending = keyof typeof ENDINGS;

/** Each ending as often as it occurs among twenty people. */
const WEIGHTED_ENDINGS: readonly Ending[] = [
  ...Array.from({ length: 13 }, () => 'pays' as const),
  'is refused, then pays',
  'is refused, then pays',
  'is in process, then paid',
  'is refused',
  'cancels',
  'leaves it open',
  'leaves it open',
];

/** What one person wants to pay, and what happens on the way. */
export interface Person {
  /** The idempotency key of their one payment. */
  readonly key: string;
  readonly email: string;
  /** Their IP address. */
  readonly address: string;
  readonly intent:
    | { readonly kind: 'topup'; readonly card: string; readonly pesos: number }
    | { readonly kind: 'purchase'; readonly item: string; readonly quantity: number };
  readonly channel: ChannelName;
  readonly ending: Ending;
  /** The creation arrives twice at the same time, at both instances where both are up. */
  readonly sentTwice: boolean;
  /** The creation is sent again with the same key after its answer, as a reloaded page does. */
  readonly sentAgain: boolean;
  /** Somebody sends forged notifications while they are on the provider's page. */
  readonly attacked: boolean;
  /** The fault that meets their provider's next webhook. */
  readonly webhook: WebhookFault | undefined;
}

// Object.keys widens to string; the table's own keys are the names.
const FAULT_NAMES = Object.keys(WEBHOOK_FAULTS) as WebhookFault[];

const SHARES = { sentTwice: 0.2, sentAgain: 0.15, attacked: 0.15, webhook: 0.4, cents: 0.2 };

function planTopUp(
  random: Random,
  { uid, splitting }: (typeof CARDS)[number],
): Pick<Person, 'intent' | 'channel'> {
  const pesos = random.whole(250, 2000) + (random.chance(SHARES.cents) ? random.whole(1, 99) / 100 : 0);
  return {
    intent: { kind: 'topup', card: uid, pesos },
    channel: random.pick(splitting ? SPLITTING_CHANNELS : CHANNEL_NAMES),
  };
}

const planPurchase = (random: Random): Pick<Person, 'intent' | 'channel'> => ({
  intent: { kind: 'purchase', item: random.pick(COMPANY.items), quantity: random.whole(1, 3) },
  channel: random.pick(CHANNEL_NAMES),
});

/** The people of a run; the same for the same seed. */
export function planPeople(random: Random, { topups, purchases }: ChaosOptions): Person[] {
  const people = Array.from({ length: topups + purchases }, (_, index): Person => {
    const intentAndChannel = index < topups ? planTopUp(random, random.pick(CARDS)) : planPurchase(random);
    return {
      ...intentAndChannel,
      key: random.uuid(),
      email: `person${index + 1}@people.example`,
      address: `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
      ending: random.pick(WEIGHTED_ENDINGS),
      sentTwice: random.chance(SHARES.sentTwice),
      sentAgain: random.chance(SHARES.sentAgain),
      attacked: random.chance(SHARES.attacked),
      webhook: random.chance(SHARES.webhook) ? random.pick(FAULT_NAMES) : undefined,
    };
  });
  // Mixes purchases and top-ups.
  return people
    .map((person) => ({ person, order: random.next() }))
    .sort((left, right) => left.order - right.order)
    .map(({ person }) => person);
}
