import { ERROR_STATUS } from '@laundry/api-contract';
import type { ErrorCode, ErrorEnvelope } from '@laundry/api-contract';
import { kindOfCode, textOf } from '@laundry/error-catalogue';

/**
 * What a host of the sites does with a request, whichever program it is: the local gateway and the Caddyfile
 * read it here.
 */

/**
 * All calls that the sites' origins pass on to the API: operators' and controllers' paths are not among them
 * (D32).
 */
export const CALL_PREFIXES = ['/api', '/public-site'] as const;

/**
 * What the API's own name passes on beside providers' notifications: the calls of buildings' controllers
 * (D60).
 */
export const API_NAME_PREFIXES = ['/api', '/machines'] as const;

/**
 * As long as the API gives a request to arrive (its REQUEST_TIMEOUT_MS): the edge has to give up first, or
 * with it.
 */
export const REQUEST_TIMEOUT_MS = 30_000;

/** What a caller is asked to wait where no instance of the API answers. */
export const RETRY_AFTER_SECONDS = 5;

/** The page that the public site prerenders for paths only known at run time: all below its folder. */
export const RUN_TIME_PAGE = {
  folder: 'bancard-checkout-success',
  file: 'bancard-checkout-success/id/index.html',
} as const;

/** What the public site answers, with 404, to a path that it does not have. */
export const NOT_FOUND_PAGE = '404/index.html';

/** A path whose last part has a file's ending: the portal answers none of its pages to it. */
export const FILE_ENDING = '\\.[A-Za-z0-9]{1,10}$';

/** An error answer as the API itself gives it: the code's status and the envelope (D8, D28). */
export function errorAnswer(code: ErrorCode): { status: number; type: string; envelope: ErrorEnvelope } {
  return {
    status: ERROR_STATUS[code],
    type: 'application/json; charset=utf-8',
    envelope: { result_code: code, result_message: textOf(kindOfCode(code)), result_detail: null },
  };
}
