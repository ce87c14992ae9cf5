import { ErrorEnvelope } from '@laundry/api-contract';
import { AppError, kindOfCode } from '@laundry/error-catalogue';
import { isHTTPError, isNetworkError } from 'ky';
import type { HTTPError } from 'ky';
import * as v from 'valibot';

/** The seconds of a Retry-After header, if it is given in seconds. */
function secondsToWait(headers: Headers): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Reads result_code, result_message and result_detail; any other shape is the generic error (D8). */
function fromAnswer(error: HTTPError): AppError {
  const envelope = v.safeParse(ErrorEnvelope, error.data);
  if (!envelope.success) return new AppError('generic', { cause: error });
  const { result_code, result_message, result_detail } = envelope.output;
  return new AppError(kindOfCode(result_code), {
    server: {
      code: result_code,
      message: result_message,
      detail: result_detail ?? undefined,
      status: error.response.status,
      retryAfter: secondsToWait(error.response.headers),
    },
    cause: error,
  });
}

/**
 * Converts the failure of a call. Without any answer it counts as offline, whatever the browser's online
 * state (D51); all other failures without an error envelope (HTML, empty body, broken JSON, time-out) are
 * generic.
 */
export function appErrorFrom(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isHTTPError(thrown)) return fromAnswer(thrown);
  if (isNetworkError(thrown)) return new AppError('offline', { cause: thrown });
  return new AppError('generic', { cause: thrown });
}
