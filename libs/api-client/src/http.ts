import type { Call } from '@laundry/api-contract';
import ky from 'ky';
import type { KyInstance, RetryOptions } from 'ky';
import { TIMEOUT_MS } from './exchange.ts';

/** Retries of a GET; together with their back-off they stay well inside the time-out (D9). */
export const GET_RETRIES = 2;

export interface ClientOptions {
  /** The session's token in the portal, or the site's public token for visitors (D6). */
  readonly token: () => string | undefined;
  /** A call with a session, by its token, was answered 401 (D2). Signing in is not such a call. */
  readonly onUnauthorized?: (token: string | undefined) => void;
  /** Whether the server is known not to have an optional call, which then is not made (D69). */
  readonly lacks?: (call: Call) => boolean;
  /** Called when the server turns out not to have an optional call (D69). */
  readonly onNotOffered?: (call: Call) => void;
  /** The API's origin; by default the page's own (D5). */
  readonly origin?: string;
  /** The browser's `fetch` by default; tests replace it. */
  readonly fetch?: typeof fetch;
}

/** The answers after which a GET is retried. */
export const RETRIED = [502, 503, 504];

/**
 * Creates the ky instance: time-out, and retries of GETs (network failure and `RETRIED`).
 *
 * @param more retries of a site of its own
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
