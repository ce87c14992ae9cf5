import { Failure } from '@laundry/error-catalogue/failure';

export { Failure };

/**
 * A failure of a rate limit, with the whole seconds until the request may be repeated, at least one.
 *
 * @param wayOn the field by which the request may be repeated now
 */
export const tooMany = (until: Date, now: Date, wayOn?: string): Failure =>
  new Failure('ex_too_many_requests', {
    ...(wayOn !== undefined && { detail: wayOn }),
    retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
