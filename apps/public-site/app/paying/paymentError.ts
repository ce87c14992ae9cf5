import { refusalOf, textOf } from '@laundry/error-catalogue';
import type { AppError, ErrorKind, FieldsOfPayload, Refusal } from '@laundry/error-catalogue';
import type { PayerField } from '@laundry/payment-channels';
import { paymentFailureText } from '@laundry/strings';

/** An error as a page of a payment shows it. */
export interface PaymentError {
  readonly kind: ErrorKind;
  readonly text: string;
  /** Where it is about single fields of the payer's form. */
  readonly refused?: Refusal | undefined;
}

/** What the payload's fields are made of. */
const PAYER_FIELDS: FieldsOfPayload = {
  name: ['firstName', 'lastName'],
  nroDoc: ['documentNumber'],
  tipoDoc: ['documentNumber'],
  uid: [],
} satisfies Record<string, PayerField[]>;

/** The fields of the payer's form that the server misses or refuses. */
export const payerFieldErrors = (error: AppError): Refusal | undefined => refusalOf(error, PAYER_FIELDS);

/** What the server says of a situation that the catalogue knows, else its own words on an unknown one. */
export function serverMessage({ kind, server }: AppError): string | undefined {
  if (!server) return undefined;
  return kind === 'generic' ? (server.detail ?? server.message) : server.message;
}

/**
 * A payment that could not be started (spec §8). Being offline is no failure of the payment: its own text
 * stands.
 */
export const paymentError = (error: AppError): PaymentError => ({
  kind: error.kind,
  refused: payerFieldErrors(error),
  text:
    error.kind === 'offline'
      ? textOf(error.kind)
      : paymentFailureText((serverMessage(error) ?? '') || textOf(error.kind)),
});
