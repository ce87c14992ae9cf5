import { ERROR_STATUS } from '@laundry/api-contract';
import type { ErrorCode, ErrorEnvelope } from '@laundry/api-contract';
import { kindOfCode, errorText } from '@laundry/error-catalogue';
import { CHECKOUT_PAGES } from '@laundry/payment-channels/client';

/** How a host of the sites treats requests, for the local gateway and the Caddyfile alike. */

/** The paths that the sites' origins pass on to the API. Operators' and controllers' are not (D32). */
export const CALL_PREFIXES = ['/api', '/public-site'] as const;

/** The paths that the API's own host name passes on: notifications and controllers' calls (D60). */
export const API_NAME_PREFIXES = ['/api', '/machines'] as const;

/** The same as the API's REQUEST_TIMEOUT_MS: the host has to give up before the API or at the same time. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Sent as Retry-After where no instance of the API answers. */
export const RETRY_AFTER_SECONDS = 5;

/** The page for all paths below its folder, which are not known when the public site is prerendered. */
export const RUN_TIME_PAGE = {
  folder: CHECKOUT_PAGES.result.slice(1),
  file: `${CHECKOUT_PAGES.result.slice(1)}/id/index.html`,
} as const;

/** The page that the public site answers, with 404, to unknown paths. */
export const NOT_FOUND_PAGE = '404/index.html';

/** A path that ends like a file name: the portal does not answer it with its page. */
export const FILE_ENDING = '\\.[A-Za-z0-9]{1,10}$';

/** An error answer with the code's status and the envelope, like the API's own (D8, D28). */
export function errorAnswer(code: ErrorCode): { status: number; type: string; envelope: ErrorEnvelope } {
  return {
    status: ERROR_STATUS[code],
    type: 'application/json; charset=utf-8',
    envelope: { result_code: code, result_message: errorText(kindOfCode(code)), result_detail: null },
  };
}

/** The folder of built files whose names carry a hash of their content. */
export const HASHED_FOLDER = 'assets';

export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  /** Revalidated each time; unchanged content is not sent again. */
  other: 'no-cache',
  /** For answers of the host itself, such as 404. */
  refusal: 'no-store',
} as const;

/** How long browsers may cache a file of a site. */
export const cacheControlHeader = (file: string): string =>
  file.startsWith(`${HASHED_FOLDER}/`) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;

/** The headers of every answer from the sites' origins, in addition to the Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Never sends path or query, because the link of an invitation contains a token.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Added where the sites are served over TLS: for two years browsers use TLS only, for the subdomains too. */
export const TLS_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const;
