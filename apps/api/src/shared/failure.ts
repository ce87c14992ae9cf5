import type { ErrorCode } from '@laundry/api-contract';
import { Failure } from '@laundry/error-catalogue/failure';

export { Failure };

/** What was found. @throws Failure with the code where nothing was */
export function requireFound<T>(found: T | undefined, code: ErrorCode = 'ex_not_found'): T {
  if (found === undefined) throw new Failure(code);
  return found;
}

/**
 * A failure of a rate limit, with the whole seconds until the request may be repeated, at least one.
 *
 * @param field the field that makes the request succeed now, such as a captcha's token
 */
export const tooMany = (until: Date, now: Date, field?: string): Failure =>
  new Failure('ex_too_many_requests', {
    ...(field !== undefined && { detail: field }),
    retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
