import type { UseRefusal } from '@laundry/api-contract';

/** A reported use with the database's data about its machine and card. */
export interface UseToClassify {
  readonly id: string;
  readonly at: Date;
  readonly succeeded: boolean;
  /** The machine's kind as reported; undefined where the controller did not report it. */
  readonly kind: 'WASHER' | 'DRYER' | undefined;
  /** Undefined where the controller's building has no such machine. */
  readonly machine: { readonly kind: 'WASHER' | 'DRYER' } | undefined;
  /** Undefined for an unknown code. */
  readonly card:
    | {
        readonly uid: string;
        readonly ofBuilding: boolean;
        /** Whether it was blocked when it was used. */
        readonly blocked: boolean;
        readonly balanceCents: number;
      }
    | undefined;
  readonly priceCents: number;
  /** Whether it was accepted before. */
  readonly known: boolean;
}

export interface UseRules {
  readonly now: Date;
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

/** A use with its debit, and the card's balance before it. */
interface PricedUse extends UseToClassify {
  readonly balanceCents: number;
  readonly debitCents: number;
}

/** The reasons to refuse a use. The first one that applies is reported. */
const REFUSALS: readonly (readonly [UseRefusal, (use: PricedUse, rules: UseRules) => boolean])[] = [
  ['clock_ahead', ({ at }, { now, skewMs }) => at.getTime() - now.getTime() > skewMs],
  ['clock_behind', ({ at }, { now, maxAgeMs }) => now.getTime() - at.getTime() > maxAgeMs],
  ['unknown_machine', ({ machine }) => !machine],
  ['wrong_kind', ({ machine, kind }) => kind !== undefined && kind !== machine?.kind],
  ['unknown_card', ({ card }) => !card],
  ['card_of_another_building', ({ card }) => card?.ofBuilding === false],
  ['blocked_card', ({ succeeded, card }) => succeeded && card?.blocked === true],
  [
    // A use that is reported at once can still be prevented; one that is reported late has to be paid (D61).
    'insufficient_balance',
    ({ at, balanceCents, debitCents }, { now, skewMs }) =>
      debitCents > balanceCents && now.getTime() - at.getTime() <= skewMs,
  ],
];

/**
 * Accepts or refuses the uses of a batch, oldest first. Each is accepted once, and a successful use takes its
 * price from a prepaid card (D60, D61).
 */
export function classifyUses(uses: readonly UseToClassify[], rules: UseRules): ClassifiedUses {
  const verdicts: Verdict[] = uses.map(() => ({ kind: 'duplicate' }));
  const accepted = new Set<string>();
  const balances = new Map<string, number>();
  const inOrder = [...uses.entries()].toSorted(
    ([, left], [, right]) => left.at.getTime() - right.at.getTime(),
  );
  for (const [index, use] of inOrder) {
    if (use.known || accepted.has(use.id)) continue;
    const { card, succeeded, priceCents } = use;
    const balanceCents = balances.get(card?.uid ?? '') ?? card?.balanceCents ?? 0;
    const paysByCard = rules.prepaid && succeeded;
    const debitCents = paysByCard ? priceCents : 0;
    const refusal = REFUSALS.find(([, applies]) => applies({ ...use, balanceCents, debitCents }, rules));
    if (refusal) {
      verdicts[index] = { kind: 'refused', reason: refusal[0] };
      continue;
    }
    verdicts[index] = { kind: 'accepted', debitCents: paysByCard ? debitCents : undefined };
    accepted.add(use.id);
    if (card && debitCents > 0) balances.set(card.uid, balanceCents - debitCents);
  }
  return { verdicts, balances };
}
