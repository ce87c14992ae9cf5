/** What was last submitted, as text, and the idempotency key that it was sent under (D9, D31, D39). */
export interface Submission {
  /** A UUID. */
  readonly key: string;
  readonly payload: string;
}

/**
 * The submission of a payload: the last one again, with its key, until something of the payload changes. So
 * what is sent twice, by a second press or after a lost answer, is done once.
 */
export function submissionOf(
  payload: unknown,
  last: Submission | null | undefined,
  newKey: () => string,
): Submission {
  const text = JSON.stringify(payload);
  return last?.payload === text ? last : { key: newKey(), payload: text };
}
