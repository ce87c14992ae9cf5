import type { PaymentMethods } from '@laundry/api-contract';
import { formatPesos } from '@laundry/ui-kit/format';

const CENTS = 100;
const roundToCents = (pesos: number): number => Math.round(pesos * CENTS);

/** The price of a number of uses or items, in pesos, computed in whole cents: 3 × 33.33 is 99.99. */
export const costInPesos = (price: number, units: number): number => (roundToCents(price) * units) / CENTS;

/** The whole uses that an amount pays for, and the remainder in pesos. */
export function usesIn(price: number, amount: number): { readonly uses: number; readonly rest: number } {
  if (price <= 0) return { uses: 0, rest: amount };
  const uses = Math.floor(roundToCents(amount) / roundToCents(price));
  return { uses, rest: (roundToCents(amount) - uses * roundToCents(price)) / CENTS };
}

/** The prices in an answer about a card or a laundromat, as texts. */
export const priceTexts = (
  answer: Pick<PaymentMethods, 'price_costumer' | 'machine_rate' | 'special_rate_message'>,
) => ({
  price: formatPesos(answer.price_costumer),
  rate: formatPesos(answer.machine_rate),
  message: answer.special_rate_message ?? '',
});
