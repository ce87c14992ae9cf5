import { textOf } from '@laundry/error-catalogue';
import type { AppError, ErrorKind } from '@laundry/error-catalogue';
import { paymentFailureText } from '@laundry/strings';

/** An error as the page shows it. */
export interface CreditError {
  readonly kind: ErrorKind;
  readonly text: string;
}

/** What the server says of a situation that the catalogue knows, else its own words on an unknown one. */
function serverWords({ kind, server }: AppError): string | undefined {
  if (!server) return undefined;
  return kind === 'generic' ? (server.detail ?? server.message) : server.message;
}

/** A card that was refused (section 8): the server's message on a wrong card, else the catalogue's text. */
export const lookUpError = (error: AppError): CreditError => ({
  kind: error.kind,
  text: (error.kind === 'wrongCard' && serverWords(error)) || textOf(error.kind),
});

/** A payment that could not be started (section 8). Being offline is no failure of the payment: its own text stands. */
export const creationError = (error: AppError): CreditError => ({
  kind: error.kind,
  text:
    error.kind === 'offline'
      ? textOf(error.kind)
      : paymentFailureText((serverWords(error) ?? '') || textOf(error.kind)),
});
