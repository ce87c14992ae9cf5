import type { AnswerOf, BodyOf, Call, Page, ParamsOf, QueryOf, ResultOf } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';
import { isHTTPError } from 'ky';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import { appErrorFrom } from './errors.ts';
import type { ClientOptions } from './http.ts';

export interface CallOptions {
  /** Aborts the call; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** A UUID, created once per submission (D9). */
  readonly idempotencyKey?: string;
  /** Whether the call continues after its page is left. */
  readonly keepalive?: true;
}

interface Parts<T extends Call> {
  /** Values of the path's `{name}` parameters. */
  readonly path?: ParamsOf<T>;
  readonly query?: QueryOf<T>;
  readonly body?: BodyOf<T>;
}

/** Makes one call of the contract. @throws AppError, or the abort reason */
export type Send = <const T extends Call>(
  call: T,
  parts: Parts<T>,
  options?: CallOptions,
) => Promise<ResultOf<T>>;

const fill = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

const present = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** The answer, checked against the contract; an invalid one is the generic error (D8). */
function checked<T extends Call>(call: T, text: string): AnswerOf<T> {
  if (!call.answer) return undefined as AnswerOf<T>;
  const answer = v.safeParse(call.answer, call.media === undefined ? JSON.parse(text) : text);
  if (!answer.success) throw new AppError('generic', { cause: new v.ValiError(answer.issues) });
  return answer.output as AnswerOf<T>;
}

/** The number in `X-Total-Count`; nothing where it is absent or no number (D10). */
function totalOf(headers: Headers): Pick<Page<unknown>, 'total'> {
  const header = headers.get('X-Total-Count') ?? '';
  return /^\d{1,15}$/.test(header) ? { total: Number(header) } : {};
}

/** The result of a call: its answer and the data from its headers. */
function resultOf<T extends Call>(call: T, text: string, headers: Headers): ResultOf<T> {
  const mediaType = headers.get('Content-Type') ?? '';
  if (call.media !== undefined && !mediaType.startsWith(call.media)) throw new AppError('generic');
  const answer = checked(call, text);
  return (call.paginated ? { records: answer, ...totalOf(headers) } : answer) as ResultOf<T>;
}

export function createSend(http: KyInstance, { token, onUnauthorized }: ClientOptions): Send {
  return async (call, parts, { signal, idempotencyKey, keepalive } = {}) => {
    const body: unknown = parts.body;
    const bearer = token();
    try {
      const response = await http(fill(call.path, parts.path ?? {}), {
        method: call.method,
        searchParams: present(parts.query),
        ...(body !== undefined && { json: body }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
        headers: {
          // The current token, because the session may end while the call is running.
          ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
      });
      return resultOf(call, await response.text(), response.headers);
    } catch (thrown) {
      signal?.throwIfAborted();
      const sessionIsOver =
        call.access === 'administrator' && isHTTPError(thrown) && thrown.response.status === 401;
      if (sessionIsOver) onUnauthorized?.(bearer);
      throw appErrorFrom(thrown);
    }
  };
}
