import { textOf } from '@laundry/error-catalogue';
import type { AppError, ErrorKind } from '@laundry/error-catalogue';
import { paymentFailureText } from '@laundry/strings';

/** An error as a page of a payment shows it. */
export interface PaymentError {
  readonly kind: ErrorKind;
  readonly text: string;
}

/** What the server says of a situation that the catalogue knows, else its own words on an unknown one. */
export function serverWords({ kind, server }: AppError): string | undefined {
  if (!server) return undefined;
  return kind === 'generic' ? (server.detail ?? server.message) : server.message;
}

/** A payment that could not be started (section 8). Being offline is no failure of the payment: its own text stands. */
export const paymentError = (error: AppError): PaymentError => ({
  kind: error.kind,
  text:
    error.kind === 'offline'
      ? textOf(error.kind)
      : paymentFailureText((serverWords(error) ?? '') || textOf(error.kind)),
});
