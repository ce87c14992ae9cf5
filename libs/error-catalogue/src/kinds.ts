import { errors } from '@laundry/strings';

/** A kind of error, derived from the texts, so that a kind without a text does not compile. */
export type ErrorKind = keyof typeof errors.texts;

/** Server `result_code` → kind. A code that is not here is the generic error (spec §8). */
const KIND_OF_CODE: Readonly<Record<string, ErrorKind>> = {
  ex_missing_parameters: 'missingParameters',
  ex_invalid_field: 'invalidField',
  ex_bad_request: 'badRequest',
  ex_unauthorized: 'sessionEnded',
  ex_wrong_credentials: 'wrongCredentials',
  ex_forbidden: 'dashboardRefused',
  ex_not_found: 'notFound',
  ex_idempotency_conflict: 'idempotencyConflict',
  ex_request_timeout: 'requestTimeout',
  ex_too_large: 'tooLarge',
  ex_unsupported_media: 'unsupportedMedia',
  ex_card_not_found: 'wrongCard',
  '100': 'lostCard',
  ex_item_not_found: 'wrongItem',
  ex_amount: 'amountRefused',
  ex_amount_refused: 'amountRefused',
  ex_channel_refused: 'channelRefused',
  ex_currency_refused: 'currencyRefused',
  ex_captcha_refused: 'captchaRefused',
  ex_too_many_requests: 'tooManyRequests',
  ex_email_taken: 'emailTaken',
  ex_already_confirmed: 'alreadyConfirmed',
  ex_last_administrator: 'lastAdministrator',
  ex_own_account: 'ownAccount',
  ex_token_invalid: 'invalidToken',
  ex_token_used: 'usedToken',
  ex_token_expired: 'expiredToken',
  ex_weak_password: 'weakPassword',
  ex_provider_unavailable: 'providerUnavailable',
  ex_unavailable: 'unavailable',
};

/** Whether a text is a code of the catalogue. */
export const isCode = (text: string): boolean => Object.hasOwn(KIND_OF_CODE, text);

/** The kind of a server's `result_code`; unknown codes are `generic`. */
export const kindOfCode = (code: string): ErrorKind =>
  isCode(code) ? (KIND_OF_CODE[code] ?? 'generic') : 'generic';

/** The text shown for a kind. */
export const errorText = (kind: ErrorKind): string => errors.texts[kind];

/** The text where nothing was typed that could be kept, as for content that is not loaded (D44). */
export const loadErrorText = (kind: ErrorKind): string =>
  kind === 'offline' ? errors.offline : errorText(kind);
