import type { BrandingPurchaseCreated } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';
import { paymentError, payerFieldErrors, serverMessage } from '../../paying/paymentError.ts';
import type { PaymentError } from '../../paying/paymentError.ts';

/** The texts for the buyer in an answer: a list, or a single one (D37). */
const textsOf = (errors: BrandingPurchaseCreated['errors']): string[] =>
  [errors ?? []].flat().flatMap((text) => text.trim() || []);

/** @throws AppError where the answer names errors instead of a way to pay */
export function throwOnErrors({ errors }: BrandingPurchaseCreated): void {
  const texts = textsOf(errors);
  if (texts.length === 0) return;
  throw new AppError('generic', { server: { code: '', message: texts.join(' '), status: 201 } });
}

/**
 * A purchase that could not be started (spec §8): what the server returned is shown as it is; without that, a
 * payment's failure.
 */
export function purchaseError(error: AppError): PaymentError {
  // Status 0: what stands there is not the server's.
  const said = error.server?.status ? serverMessage(error) : undefined;
  return said ? { kind: error.kind, text: said, refused: payerFieldErrors(error) } : paymentError(error);
}
