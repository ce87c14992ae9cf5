import type { ShownError } from '../shownError.ts';

/** The state of a form's payment. */
export type PaymentProgress =
  | { readonly step: 'open'; readonly error: ShownError | null }
  | { readonly step: 'creating' }
  /** `url`: the provider's page, which the browser goes to; null where the site shows the checkout. */
  | { readonly step: 'leaving'; readonly url: string | null };

export const UNPAID: PaymentProgress = { step: 'open', error: null };

/** The state when the user returns: a form whose payment led to another page is open again. */
export const afterReturn = (payment: PaymentProgress): PaymentProgress =>
  payment.step === 'leaving' ? UNPAID : payment;
