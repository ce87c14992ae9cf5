import { payerSchema } from '@laundry/payment-channels';
import type { SiteConfig } from '@laundry/site-config';
import { credit, leastAmountText } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit/format';
import { number } from 'yup';
import { costOf } from './uses.ts';

const { payer: texts } = credit;

/** What a top-up may come to, as the site is set. */
export type TopUpRules = SiteConfig['topUp'];

/** What a top-up of one card may come to. */
export interface AmountLimits {
  readonly minCents: number;
  readonly maxCents: number;
  /** How many uses the least is; 0 where it is no number of uses. */
  readonly minUses: number;
}

const CENTS = 100;

const shown = (cents: number): string => formatPesos(cents / CENTS);

/** The limits for a card whose use costs `price` pesos (D50). */
export function limitsFor({ minUses, minCents, maxCents }: TopUpRules, price: number): AmountLimits {
  const usesCents = costOf(price, minUses) * CENTS;
  return usesCents < minCents
    ? { minCents, maxCents, minUses: 0 }
    : { minCents: usesCents, maxCents, minUses: price > 0 ? minUses : 0 };
}

/** The limits as they stand beside the amount; a least amount of next to nothing is none. */
export const limitsText = ({ minCents, maxCents }: AmountLimits): string =>
  minCents < CENTS ? texts.upTo(shown(maxCents)) : texts.between(shown(minCents), shown(maxCents));

/** Whether an amount of pesos is one that the API takes. */
export const isWithin = ({ minCents, maxCents }: AmountLimits, amount: number): boolean =>
  amount >= minCents / CENTS && amount <= maxCents / CENTS;

/** What the form must satisfy: the payer's rules, and an amount that the API takes. */
export const withLimits = ({ minCents, maxCents, minUses }: AmountLimits) => {
  const tooLittle = leastAmountText(shown(minCents), minUses);
  return payerSchema.shape({
    amount: number()
      .transform((value: number, original: unknown) => (original === '' ? undefined : value))
      .positive(tooLittle)
      .min(minCents / CENTS, tooLittle)
      .max(maxCents / CENTS, texts.tooMuch(shown(maxCents))),
  });
};
