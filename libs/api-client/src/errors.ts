import type { Call } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';
import { isHTTPError, isNetworkError } from 'ky';
import { refusedBy } from './exchange.ts';

/**
 * Converts the failure of a call. Without any answer it counts as offline, whatever the browser's online
 * state (D51); all other failures without a server's error (HTML, empty body, broken JSON, time-out) are
 * generic.
 */
export function appErrorFrom(call: Call, thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isHTTPError(thrown)) return refusedBy(call, thrown.response, thrown.data, thrown);
  if (isNetworkError(thrown)) return new AppError('offline', { cause: thrown });
  return new AppError('generic', { cause: thrown });
}
