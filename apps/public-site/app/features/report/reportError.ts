import { refusalOf, textOf } from '@laundry/error-catalogue';
import type { AppError, ErrorKind, Refusal } from '@laundry/error-catalogue';
import { report } from '@laundry/strings';

/** An error as the page shows it. */
export interface ReportError {
  readonly kind: ErrorKind;
  readonly text: string;
  /** Where it is about single fields. */
  readonly refused?: Refusal | undefined;
}

const SECONDS = 60;

/**
 * Texts that the server's answer has a part in: its message on a wrong card (spec §8), how long a limit
 * lasts.
 */
const OWN_TEXTS: Partial<Record<ErrorKind, (error: AppError) => string>> = {
  wrongCard: ({ server }) => server?.message.trim() || textOf('wrongCard'),
  tooManyRequests: ({ server }) =>
    [
      textOf('tooManyRequests'),
      ...(server?.retryAfter ? [report.waitMinutes(Math.ceil(server.retryAfter / SECONDS))] : []),
    ].join(' '),
};

/** What is said of a report that was refused or did not come. */
export const reportError = (error: AppError): ReportError => ({
  kind: error.kind,
  refused: refusalOf(error, { recaptchaToken: [] }),
  text: (OWN_TEXTS[error.kind] ?? (() => textOf(error.kind)))(error),
});
