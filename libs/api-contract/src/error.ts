import * as v from 'valibot';

/** The schema of all error answers (D8). */
export const ErrorEnvelope = v.object({
  result_code: v.string(),
  result_message: v.string(),
  result_detail: v.nullish(v.string()),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelope>;

/**
 * The `result_code`s that this API answers, with their HTTP status (D28).
 * Other servers may answer others: a client treats an unknown code as the generic error.
 */
export const ERROR_STATUS = {
  ex_bad_request: 400,
  ex_unauthorized: 401,
  ex_wrong_credentials: 401,
  ex_forbidden: 403,
  ex_not_found: 404,
  ex_request_timeout: 408,
  ex_idempotency_conflict: 409,
  ex_email_taken: 409,
  ex_too_large: 413,
  ex_unsupported_media: 415,
  ex_missing_parameters: 422,
  ex_invalid_field: 422,
  ex_card_not_found: 422,
  '100': 422,
  ex_item_not_found: 422,
  ex_amount: 422,
  ex_amount_refused: 422,
  ex_channel_refused: 422,
  ex_currency_refused: 422,
  ex_captcha_refused: 422,
  ex_already_confirmed: 422,
  ex_last_administrator: 422,
  ex_own_account: 422,
  ex_token_invalid: 422,
  ex_token_used: 422,
  ex_token_expired: 422,
  ex_weak_password: 422,
  ex_too_many_requests: 429,
  ex_internal: 500,
  ex_provider_unavailable: 502,
  ex_unavailable: 503,
} as const;

/** A `result_code` of this API. */
export type ErrorCode = keyof typeof ERROR_STATUS;
