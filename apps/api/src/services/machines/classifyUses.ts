import type { UseRefusal } from '@laundry/api-contract';
import type { LookedUpUse } from '../../queries/machines/machineUses.ts';

export interface UseRules {
  readonly now: Date;
  /** The building of the controller that reports. */
  readonly buildingId: string;
  /** Whether successful uses take their price from the card. */
  readonly prepaid: boolean;
  /** How far a controller's clock may be off. An older use was reported late. */
  readonly skewMs: number;
  /** The greatest age at which a use is accepted. */
  readonly maxAgeMs: number;
}

export type Verdict =
  | {
      readonly kind: 'accepted';
      /** What the use takes from the card; undefined where it is not paid from there. */
      readonly debitCents: number | undefined;
    }
  | { readonly kind: 'duplicate' }
  | Refused;
interface Refused {
  readonly kind: 'refused';
  readonly reason: UseRefusal;
}

export interface ClassifiedUses {
  /** In the order of the uses. */
  readonly verdicts: readonly Verdict[];
  /** The new balances of debited cards, in cents, by their codes. */
  readonly balances: ReadonlyMap<string, number>;
}

/** The result of a successful use, as machines report it and the column `succeeded` computes it. */
const hasSucceeded = ({ reported }: LookedUpUse): boolean => reported.result === 'Exitoso';

/** A use with its debit, and the card's balance before it. */
interface PricedUse extends LookedUpUse {
  readonly balanceCents: number;
  readonly debitCents: number;
}

const ageOf = ({ reported }: LookedUpUse, { now }: UseRules) => now.getTime() - reported.at.getTime();

/** The reasons to refuse a use. The first one that applies is reported. */
const REFUSALS: readonly (readonly [UseRefusal, (use: PricedUse, rules: UseRules) => boolean])[] = [
  ['clock_ahead', (use, rules) => -ageOf(use, rules) > rules.skewMs],
  ['clock_behind', (use, rules) => ageOf(use, rules) > rules.maxAgeMs],
  ['unknown_machine', ({ lookup }) => lookup.machine_kind === null],
  ['wrong_kind', ({ reported: { kind }, lookup }) => kind !== undefined && kind !== lookup.machine_kind],
  ['unknown_card', ({ lookup }) => lookup.card_building_id === null],
  ['card_of_another_building', ({ lookup }, { buildingId }) => lookup.card_building_id !== buildingId],
  ['blocked_card', (use) => hasSucceeded(use) && use.lookup.blocked],
  [
    // A use that is reported at once can still be prevented; one that is reported late has to be paid (D61).
    'insufficient_balance',
    (use, rules) => use.debitCents > use.balanceCents && ageOf(use, rules) <= rules.skewMs,
  ],
];

/**
 * Accepts or refuses the uses of a batch, oldest first. Each is accepted once, and a successful use takes its
 * price from a prepaid card (D60, D61).
 */
export function classifyUses(uses: readonly LookedUpUse[], rules: UseRules): ClassifiedUses {
  const verdicts: Verdict[] = uses.map(() => ({ kind: 'duplicate' }));
  const accepted = new Set<string>();
  const balances = new Map<string, number>();
  const inOrder = [...uses.entries()].toSorted(
    ([, left], [, right]) => left.reported.at.getTime() - right.reported.at.getTime(),
  );
  for (const [index, use] of inOrder) {
    const { id, card } = use.reported;
    const { known, balance_cents, price_cents } = use.lookup;
    if (known || accepted.has(id)) continue;
    const balanceCents = balances.get(card) ?? balance_cents ?? 0;
    const paysByCard = rules.prepaid && hasSucceeded(use);
    const debitCents = paysByCard ? (price_cents ?? 0) : 0;
    const refusal = REFUSALS.find(([, applies]) => applies({ ...use, balanceCents, debitCents }, rules));
    if (refusal) {
      verdicts[index] = { kind: 'refused', reason: refusal[0] };
      continue;
    }
    verdicts[index] = { kind: 'accepted', debitCents: paysByCard ? debitCents : undefined };
    accepted.add(id);
    if (debitCents > 0) balances.set(card, balanceCents - debitCents);
  }
  return { verdicts, balances };
}
