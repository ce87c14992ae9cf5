import { fieldRefusals, errorText } from '@laundry/error-catalogue';
import type { AppError, FieldsOfPayload } from '@laundry/error-catalogue';
import type { PayerField } from '@laundry/payment-channels/client';
import { paymentFailureText } from '@laundry/strings';
import type { ShownError } from '../shownError.ts';

/** The form's fields for each field of the payload. */
const PAYER_FIELDS: FieldsOfPayload = {
  name: ['firstName', 'lastName'],
  nroDoc: ['documentNumber'],
  tipoDoc: ['documentType'],
  uid: [],
} satisfies Record<string, PayerField[]>;

/** The server's message. For an unknown kind of error, `detail` is preferred, where there is one. */
export const serverMessage = ({ kind, server }: AppError): string | undefined =>
  kind === 'generic' ? (server?.detail ?? server?.message) : server?.message;

/** The error of a payment that did not start (spec §8). Being offline keeps its own error text. */
export const paymentError = (error: AppError): ShownError => ({
  kind: error.kind,
  refused: fieldRefusals(error, PAYER_FIELDS),
  text:
    error.kind === 'offline'
      ? errorText(error.kind)
      : paymentFailureText((serverMessage(error) ?? '') || errorText(error.kind)),
});
