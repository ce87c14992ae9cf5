import { Failure } from '@laundry/error-catalogue/failure';

export { Failure };

/** A failure of a rate limit, with the whole seconds until the request may be repeated, at least one. */
export const tooMany = (until: Date, now: Date): Failure =>
  new Failure('ex_too_many_requests', {
    retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
