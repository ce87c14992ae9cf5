import { refusalOf, textOf } from '@laundry/error-catalogue';
import type { AppError, ErrorKind, Refusal } from '@laundry/error-catalogue';
import { report } from '@laundry/strings';

/** An error as the page shows it. */
export interface ReportError {
  readonly kind: ErrorKind;
  readonly text: string;
  /** The messages at single fields, if it concerns any. */
  readonly refused?: Refusal | undefined;
}

const SECONDS = 60;

/** Texts with data of the answer: the message on a wrong card (spec §8), a limit's duration. */
const OWN_TEXTS: Partial<Record<ErrorKind, (error: AppError) => string>> = {
  wrongCard: ({ server }) => server?.message.trim() || textOf('wrongCard'),
  tooManyRequests: ({ server }) =>
    [
      textOf('tooManyRequests'),
      ...(server?.retryAfter ? [report.waitMinutes(Math.ceil(server.retryAfter / SECONDS))] : []),
    ].join(' '),
};

/** The error of a report that was refused or did not arrive. */
export const reportError = (error: AppError): ReportError => ({
  kind: error.kind,
  refused: refusalOf(error, { recaptchaToken: [] }),
  text: (OWN_TEXTS[error.kind] ?? (() => textOf(error.kind)))(error),
});
