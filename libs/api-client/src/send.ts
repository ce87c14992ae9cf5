import type { Call, ResultOf } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';
import { isHTTPError, isNetworkError } from 'ky';
import type { KyInstance } from 'ky';
import { callUrl, callHeaders, errorOfAnswer, readResult } from './exchange.ts';
import type { Parts } from './exchange.ts';
import type { ClientOptions } from './http.ts';

export interface CallOptions {
  /** Aborts the call; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** A UUID, created once per submission (D9). */
  readonly idempotencyKey?: string;
  /** Whether the call continues after its page is left. */
  readonly keepalive?: true;
}

/** Makes one call of the contract. @throws AppError, or the abort reason */
export type Send = <const T extends Call>(
  call: T,
  parts: Parts<T>,
  options?: CallOptions,
) => Promise<ResultOf<T>>;

/**
 * Converts the failure of a call. Without any answer it counts as offline, whatever the browser's online
 * state (D51); all other failures without a server's error (HTML, empty body, broken JSON, time-out) are
 * generic.
 */
function appErrorFrom(call: Call, thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isHTTPError(thrown)) return errorOfAnswer(call, thrown.response, thrown.data, thrown);
  if (isNetworkError(thrown)) return new AppError('offline', { cause: thrown });
  return new AppError('generic', { cause: thrown });
}

/** The body of the answer to a failed call; undefined without an answer. */
export const failedAnswer = ({ cause }: AppError): unknown => (isHTTPError(cause) ? cause.data : undefined);

export function createSend(
  http: KyInstance,
  { token, lacks, onUnauthorized, onNotOffered }: ClientOptions,
): Send {
  return async (call, parts, { signal, idempotencyKey, keepalive } = {}) => {
    if (call.optional && lacks?.(call)) throw new AppError('notOffered');
    const { body, query }: { body?: unknown; query?: unknown } = parts;
    // Read only once, because the session may end while the call is running.
    const bearer = token();
    try {
      const response = await http(callUrl(call, parts), {
        method: call.method,
        ...(body !== undefined && { json: body }),
        // The captcha accepts a token once, even where the answer was lost.
        ...('recaptchaToken' in Object(query) && { retry: 0 }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
        headers: callHeaders(bearer, idempotencyKey),
      });
      return await readResult(call, response);
    } catch (thrown) {
      signal?.throwIfAborted();
      const sessionIsOver =
        call.access === 'administrator' && isHTTPError(thrown) && thrown.response.status === 401;
      if (sessionIsOver) onUnauthorized?.(bearer);
      const error = appErrorFrom(call, thrown);
      if (error.kind === 'notOffered') onNotOffered?.(call, error);
      throw error;
    }
  };
}
