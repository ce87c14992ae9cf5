import { ErrorEnvelope } from '@laundry/api-contract';
import { AppError, kindOfCode } from '@laundry/error-catalogue';
import { isHTTPError, isNetworkError } from 'ky';
import type { HTTPError } from 'ky';
import * as v from 'valibot';

/** Seconds of a Retry-After header that counts seconds. */
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
 * What a failed call means to the person. No answer at all is told as being offline, whatever the browser
 * believes of its connection (D51); every other failure without an error envelope (HTML, empty body, broken
 * JSON, time-out) is generic.
 */
export function appErrorFrom(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isHTTPError(thrown)) return fromAnswer(thrown);
  if (isNetworkError(thrown)) return new AppError('offline', { cause: thrown });
  return new AppError('generic', { cause: thrown });
}
