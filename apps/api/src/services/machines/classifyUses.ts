import type { UseRefusal } from '@laundry/api-contract';

/** A reported use with what the database knows of its machine and its card. */
export interface UseToClassify {
  readonly id: string;
  readonly at: Date;
  readonly succeeded: boolean;
  /** The machine's kind as the controller says it; undefined where it says none. */
  readonly kind: 'WASHER' | 'DRYER' | undefined;
  /** Undefined where the controller's building has no such machine. */
  readonly machine: { readonly kind: 'WASHER' | 'DRYER' } | undefined;
  /** Undefined where no card has the code. */
  readonly card:
    | {
        readonly uid: string;
        readonly ofBuilding: boolean;
        /** Whether it was blocked when it was used. */
        readonly blocked: boolean;
        readonly balanceCents: number;
      }
    | undefined;
  /** What the use costs, by the price of its day. */
  readonly priceCents: number;
  /** Whether it was accepted before. */
  readonly known: boolean;
}

export interface UseRules {
  readonly now: Date;
  /** Whether successful uses take their price from the card. */
  readonly prepaid: boolean;
  /** How far a controller's clock may be off. A use that is older than that was reported late. */
  readonly skewMs: number;
  /** How long ago a use may have been. */
  readonly longestAgoMs: number;
}

export type Verdict =
  { readonly kind: 'accepted'; readonly debitCents: number } | { readonly kind: 'duplicate' } | Refused;
interface Refused {
  readonly kind: 'refused';
  readonly reason: UseRefusal;
}

export interface ClassifiedUses {
  /** In the order of the uses. */
  readonly verdicts: readonly Verdict[];
  /** What cards that were debited hold now, in cents, by their codes. */
  readonly balances: ReadonlyMap<string, number>;
}

/** A use with the balance that its card has left by then. */
interface PricedUse extends UseToClassify {
  readonly balanceCents: number;
  readonly debitCents: number;
}

/** The first row that holds is why a use does not count. */
const REFUSALS: readonly (readonly [UseRefusal, (use: PricedUse, rules: UseRules) => boolean])[] = [
  ['clock_ahead', ({ at }, { now, skewMs }) => at.getTime() - now.getTime() > skewMs],
  ['clock_behind', ({ at }, { now, longestAgoMs }) => now.getTime() - at.getTime() > longestAgoMs],
  ['unknown_machine', ({ machine }) => !machine],
  ['wrong_kind', ({ machine, kind }) => kind !== undefined && kind !== machine?.kind],
  ['unknown_card', ({ card }) => !card],
  ['card_of_another_building', ({ card }) => card?.ofBuilding === false],
  ['blocked_card', ({ succeeded, card }) => succeeded && card?.blocked === true],
  [
    // What is reported as it happens can still be kept from happening; what happened has to be paid (D61).
    'insufficient_balance',
    ({ at, balanceCents, debitCents }, { now, skewMs }) =>
      debitCents > balanceCents && now.getTime() - at.getTime() <= skewMs,
  ],
];

/**
 * Decides about the uses of a batch, the oldest first: each counts once, and a successful one takes its price
 * from a prepaid card (D60, D61).
 */
export function classifyUses(uses: readonly UseToClassify[], rules: UseRules): ClassifiedUses {
  const verdicts: Verdict[] = uses.map(() => ({ kind: 'duplicate' }));
  const accepted = new Set<string>();
  const balances = new Map<string, number>();
  const inOrder = [...uses.entries()].toSorted(([, one], [, other]) => one.at.getTime() - other.at.getTime());
  for (const [place, use] of inOrder) {
    if (use.known || accepted.has(use.id)) continue;
    const { card, succeeded, priceCents } = use;
    const balanceCents = balances.get(card?.uid ?? '') ?? card?.balanceCents ?? 0;
    const debitCents = rules.prepaid && succeeded ? priceCents : 0;
    const refusal = REFUSALS.find(([, holds]) => holds({ ...use, balanceCents, debitCents }, rules));
    if (refusal) {
      verdicts[place] = { kind: 'refused', reason: refusal[0] };
      continue;
    }
    verdicts[place] = { kind: 'accepted', debitCents };
    accepted.add(use.id);
    if (card && debitCents > 0) balances.set(card.uid, balanceCents - debitCents);
  }
  return { verdicts, balances };
}
