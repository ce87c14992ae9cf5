import type { Call } from '@laundry/api-contract';
import type { AppError } from '@laundry/error-catalogue';
import ky, { isHTTPError } from 'ky';
import type { KyInstance, RetryOptions } from 'ky';
import { TIMEOUT_MS } from './exchange.ts';
import type { FetchOptions } from './exchange.ts';

/** Retries of a GET; together with their back-off they stay well inside the time-out (D9). */
const GET_RETRIES = 2;

export interface ClientOptions extends Pick<FetchOptions, 'origin' | 'fetch'> {
  /** The session's token in the portal, or the site's public token for visitors (D6). */
  readonly token: () => string | undefined;
  /**
   * Called when a call with a session answers 401 (D2), with the token of that call. Signing in is not such a
   * call.
   */
  readonly onUnauthorized?: (token: string | undefined) => void;
  /** Whether the server is known not to have an optional call, which then is not made (D69). */
  readonly lacks?: (call: Call) => boolean;
  /** Called when the server turns out not to have an optional call (D69). */
  readonly onNotOffered?: (call: Call, error: AppError) => void;
}

/** The statuses after which a GET is retried. */
const RETRIED = [502, 503, 504];

/**
 * Creates the ky instance: time-out, and retries of GETs (network failure and `RETRIED`).
 *
 * @param more a site's own retry options, which override the common ones
 */
export function createHttp({ origin, fetch }: ClientOptions, more?: RetryOptions): KyInstance {
  return ky.create({
    ...(origin !== undefined && { baseUrl: origin }),
    ...(fetch && { fetch: (input, init) => fetch(input, init) }),
    timeout: TIMEOUT_MS,
    totalTimeout: TIMEOUT_MS,
    retry: {
      limit: GET_RETRIES,
      methods: ['get'],
      statusCodes: RETRIED,
      maxRetryAfter: 2_000,
      jitter: true,
      ...more,
    },
  });
}

const TOO_MANY_REQUESTS = 429;
/** The longest Retry-After, in seconds, that a call waits for; a longer one is an error for the user. */
const LONGEST_WAIT_S = 2;
/** The most retries after a 429, so few that the last refusal is known before the time-out (spec §9). */
const MAX_BUSY_RETRIES = 8;

/**
 * The portal's retries: a GET that is refused only briefly (429) is retried after its Retry-After. The API
 * does so while an administration already has as many reports running as it may.
 */
export const PORTAL_RETRIES: RetryOptions = {
  limit: MAX_BUSY_RETRIES,
  statusCodes: [TOO_MANY_REQUESTS, ...RETRIED],
  shouldRetry: ({ error, retryCount }) => {
    if (!isHTTPError(error) || error.response.status !== TOO_MANY_REQUESTS)
      return retryCount > GET_RETRIES ? false : undefined;
    // Without the header there is nothing to wait for.
    const seconds = Number(error.response.headers.get('Retry-After') ?? Number.NaN);
    return seconds <= LONGEST_WAIT_S ? undefined : false;
  },
};
