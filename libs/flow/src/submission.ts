/** The last submitted payload, as text, and its idempotency key (D9, D31, D39). */
export interface Submission {
  /** A UUID. */
  readonly key: string;
  readonly payload: string;
}

/**
 * The submission of a payload: the previous one, with its key, as long as the payload is unchanged. A payload
 * that is sent twice, by a second click or after a lost answer, is therefore processed only once.
 */
export function nextSubmission(
  payload: unknown,
  last: Submission | null | undefined,
  newKey: () => string,
): Submission {
  const text = JSON.stringify(payload);
  return last?.payload === text ? last : { key: newKey(), payload: text };
}
