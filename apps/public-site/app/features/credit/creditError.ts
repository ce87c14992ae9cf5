import { textOf } from '@laundry/error-catalogue';
import type { AppError } from '@laundry/error-catalogue';
import { serverMessage } from '../../paying/paymentError.ts';
import type { PaymentError } from '../../paying/paymentError.ts';

/** A card that was refused (spec §8): the server's message on a wrong card, else the catalogue's text. */
export const lookUpError = (error: AppError): PaymentError => ({
  kind: error.kind,
  text: (error.kind === 'wrongCard' && serverMessage(error)) || textOf(error.kind),
});
