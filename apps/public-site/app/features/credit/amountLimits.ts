import type { Channel, payerSchema } from '@laundry/payment-channels/client';
import type { SiteConfig } from '@laundry/brand';
import { credit, leastAmountText } from '@laundry/strings';
import { formatCents } from '@laundry/ui-kit/format';
import { number } from 'yup';
import { costInPesos } from '../../paying/prices.ts';

const { payer: texts } = credit;

/** The limits of a top-up of one card. */
export interface AmountLimits {
  readonly minCents: number;
  readonly maxCents: number;
  /** The number of uses that the smallest amount equals; 0 where it is not a whole number. */
  readonly minUses: number;
}

const CENTS = 100;

/** The limits for a card whose use costs `price` pesos (D50), within those of the channel. */
export function limitsFor(
  rules: SiteConfig['topUp'],
  price: number,
  channel?: Channel['limits'],
): AmountLimits {
  const { minUses } = rules;
  const minCents = Math.max(rules.minCents, channel?.minCents ?? 0);
  const maxCents = Math.min(rules.maxCents, channel?.maxCents ?? Infinity);
  const usesCents = costInPesos(price, minUses) * CENTS;
  return usesCents < minCents
    ? { minCents, maxCents, minUses: 0 }
    : { minCents: usesCents, maxCents, minUses: price > 0 ? minUses : 0 };
}

/** The limits as text beside the amount; a negligible minimum is left out. */
export const limitsText = ({ minCents, maxCents }: AmountLimits): string =>
  minCents < CENTS
    ? texts.upTo(formatCents(maxCents))
    : texts.between(formatCents(minCents), formatCents(maxCents));

/** Whether the API accepts an amount of pesos. */
export const isWithin = ({ minCents, maxCents }: AmountLimits, amount: number): boolean =>
  amount >= minCents / CENTS && amount <= maxCents / CENTS;

/** Why the API refuses an amount of pesos; undefined for an accepted or empty amount. */
export function amountProblem(limits: AmountLimits, amount: number | ''): string | undefined {
  if (amount === '' || isWithin(limits, amount)) return undefined;
  return amount > limits.maxCents / CENTS
    ? texts.tooMuch(formatCents(limits.maxCents))
    : leastAmountText(formatCents(limits.minCents), limits.minUses);
}

/** The form's requirements: the payer's rules, and an amount that the API accepts. */
export const withLimits = (limits: AmountLimits, payer: typeof payerSchema) =>
  payer.shape({
    amount: number()
      .transform((value: number, original: unknown) => (original === '' ? undefined : value))
      .test({
        test: (amount, { createError }) => {
          const message = amountProblem(limits, amount ?? '');
          return message === undefined || createError({ message });
        },
      }),
  });
