import type { BrandingPurchaseCreated } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';
import { paymentError, payerFieldErrors, serverMessage } from '../../paying/paymentError.ts';
import type { PaymentError } from '../../paying/paymentError.ts';

/** The texts for the buyer in an answer: a list, or a single one (D37). */
const textsOf = (errors: BrandingPurchaseCreated['errors']): string[] =>
  [errors ?? []].flat().flatMap((text) => text.trim() || []);

/** @throws AppError where the answer has errors instead of a redirect */
export function throwOnErrors({ errors }: BrandingPurchaseCreated): void {
  const texts = textsOf(errors);
  if (texts.length === 0) return;
  throw new AppError('generic', { server: { code: '', message: texts.join(' '), status: 201 } });
}

/** The error of a purchase that did not start (spec §8): the server's text, or a failed payment's. */
export function purchaseError(error: AppError): PaymentError {
  // With status 0 the message is not the server's.
  const message = error.server?.status ? serverMessage(error) : undefined;
  return message
    ? { kind: error.kind, text: message, refused: payerFieldErrors(error) }
    : paymentError(error);
}
