import { payerSchema } from '@laundry/payment-channels';
import type { SiteConfig } from '@laundry/site-config';
import { credit, errors } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import { number } from 'yup';

const { payer: texts } = credit;

/** What a top-up may come to. */
export type AmountLimits = SiteConfig['topUp'];

const CENTS = 100;

const shown = (cents: number): string => formatPesos(cents / CENTS);

/** The limits as they stand beside the amount; a least amount of next to nothing is none. */
export const limitsText = ({ minCents, maxCents }: AmountLimits): string =>
  minCents < CENTS ? texts.upTo(shown(maxCents)) : texts.between(shown(minCents), shown(maxCents));

/** Whether an amount of pesos is one that the API takes. */
export const isWithin = ({ minCents, maxCents }: AmountLimits, amount: number): boolean =>
  amount >= minCents / CENTS && amount <= maxCents / CENTS;

/** What the form must satisfy: the payer's rules, and an amount that the API takes. */
export const withLimits = ({ minCents, maxCents }: AmountLimits) =>
  payerSchema.shape({
    amount: number()
      .transform((value: number, original: unknown) => (original === '' ? undefined : value))
      .positive(errors.texts.amountRefused)
      .min(minCents / CENTS, texts.tooLittle(shown(minCents)))
      .max(maxCents / CENTS, texts.tooMuch(shown(maxCents))),
  });
