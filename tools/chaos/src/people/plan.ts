import { CHANNEL_NAMES, SPLITTING_CHANNELS } from '@laundry/api-contract';
import type { ChannelName } from '@laundry/api-contract';
import type { Random } from '@laundry/sandbox';
import type { ChaosOptions } from '../options.ts';
import { CARDS, ITEM_IDS } from '../system/records.ts';
import type { CardToTopUp } from '../system/records.ts';
import { WEBHOOK_FAULTS } from '../system/simulators.ts';
import type { WebhookFault } from '../system/simulators.ts';

/** What people press on the provider's page, one after the other. */
export const ENDINGS = {
  pays: ['approved'],
  'is refused, then pays': ['denied', 'approved'],
  'is in process, then paid': ['pending', 'approved'],
  'is refused': ['denied'],
  cancels: ['cancelled'],
  'leaves it open': [],
} as const satisfies Record<string, readonly string[]>;
export type Ending = keyof typeof ENDINGS;

/** The endings as often as each comes among twenty people. */
const OFTEN: readonly Ending[] = [
  ...Array.from({ length: 13 }, () => 'pays' as const),
  'is refused, then pays',
  'is refused, then pays',
  'is in process, then paid',
  'is refused',
  'cancels',
  'leaves it open',
  'leaves it open',
];

/** What one person wants, and how they go about it. */
export interface Person {
  /** The idempotency key of their one payment. */
  readonly key: string;
  readonly email: string;
  /** The address that they come from. */
  readonly address: string;
  readonly wish:
    | { readonly kind: 'topup'; readonly card: string; readonly pesos: number }
    | { readonly kind: 'purchase'; readonly item: string; readonly quantity: number };
  readonly channel: ChannelName;
  readonly ending: Ending;
  /** The creation arrives twice at once, at both instances where both are there. */
  readonly twice: boolean;
  /** Sent again under its key once it was answered, as a page that is loaded anew does. */
  readonly again: boolean;
  /** Somebody forges notifications while they are at the provider's page. */
  readonly attacked: boolean;
  /** What becomes of their provider's next webhook. */
  readonly webhook: WebhookFault | undefined;
}

// Object.keys widens to string; the table's own keys are the names.
const FAULT_NAMES = Object.keys(WEBHOOK_FAULTS) as WebhookFault[];

const SHARES = { twice: 0.2, again: 0.15, attacked: 0.15, webhook: 0.4, cents: 0.2 };

function topUpOf(random: Random, { uid, splitting }: CardToTopUp): Pick<Person, 'wish' | 'channel'> {
  const pesos = random.whole(250, 2000) + (random.chance(SHARES.cents) ? random.whole(1, 99) / 100 : 0);
  return {
    wish: { kind: 'topup', card: uid, pesos },
    channel: random.pick(splitting ? SPLITTING_CHANNELS : CHANNEL_NAMES),
  };
}

const purchaseOf = (random: Random): Pick<Person, 'wish' | 'channel'> => ({
  wish: { kind: 'purchase', item: random.pick(ITEM_IDS), quantity: random.whole(1, 3) },
  channel: random.pick(CHANNEL_NAMES),
});

/** The people of a run; the same for the same seed. */
export function planPeople(random: Random, { topUps, purchases }: ChaosOptions): Person[] {
  const people = Array.from({ length: topUps + purchases }, (_, index): Person => {
    const wished = index < topUps ? topUpOf(random, random.pick(CARDS)) : purchaseOf(random);
    return {
      ...wished,
      key: random.uuid(),
      email: `person${index + 1}@people.example`,
      address: `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
      ending: random.pick(OFTEN),
      twice: random.chance(SHARES.twice),
      again: random.chance(SHARES.again),
      attacked: random.chance(SHARES.attacked),
      webhook: random.chance(SHARES.webhook) ? random.pick(FAULT_NAMES) : undefined,
    };
  });
  // Purchases come among the top-ups.
  return people
    .map((person) => ({ person, order: random.next() }))
    .sort((left, right) => left.order - right.order)
    .map(({ person }) => person);
}
