import { isHTTPError } from 'ky';
import type { RetryOptions } from 'ky';
import { GET_RETRIES, RETRIED } from './http.ts';

const TOO_MANY_REQUESTS = 429;
/** A limit that lasts longer is told to the person. */
const LONGEST_WAIT_S = 2;
/** How often a call waits for its turn, so that the last refusal is known before the time-out (spec §9). */
const TURNS = 8;

/**
 * The portal's retries: a GET that is refused for a moment, as an administration's reports are while it has
 * its share of them, waits for its turn and is asked for again.
 */
export const PORTAL_RETRIES: RetryOptions = {
  limit: TURNS,
  statusCodes: [TOO_MANY_REQUESTS, ...RETRIED],
  shouldRetry: ({ error, retryCount }) => {
    if (!isHTTPError(error) || error.response.status !== TOO_MANY_REQUESTS)
      return retryCount > GET_RETRIES ? false : undefined;
    // Without the header there is nothing to wait for.
    const seconds = Number(error.response.headers.get('Retry-After') ?? Number.NaN);
    return seconds <= LONGEST_WAIT_S ? undefined : false;
  },
};
