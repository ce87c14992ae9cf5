import type {
  AnswerOf,
  Call,
  BodyOf,
  ParamsOf,
  QueryOf,
  Request as CallRequest,
  ResultOf,
} from '@laundry/api-contract';
import { AppError, readError } from '@laundry/error-catalogue';
import * as v from 'valibot';

// What all calls of the sites have in common: URL, headers, time-out, and how the answer is read (D66, D67).
// The public site's small script, its queue and the build use it without ky.

/** Time-out of every call in milliseconds, retries and the answer's body included (spec §9). */
export const TIMEOUT_MS = 20_000;

/** What a call carries. */
export interface Parts<T extends CallRequest> {
  /** Values of the path's `{name}` parameters. */
  readonly path?: ParamsOf<T>;
  readonly query?: QueryOf<T>;
  readonly body?: BodyOf<T>;
}

const fill = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

const present = (query: unknown): [string, string][] =>
  Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );

/** The path and the query of a call. */
export function callUrl<T extends CallRequest>(call: Pick<T, 'path'>, { path, query }: Parts<T>): string {
  const search = new URLSearchParams(present(query)).toString();
  return `${fill(call.path, path ?? {})}${search && `?${search}`}`;
}

/**
 * The headers of a call.
 *
 * @param token the session's, or the site's public one (D66)
 * @param idempotencyKey a UUID, created once per submission (D9)
 */
export const callHeaders = (token: string | undefined, idempotencyKey?: string): Record<string, string> => ({
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
});

/** The options of `fetchCall`. */
export interface FetchOptions {
  readonly token: string | undefined;
  readonly idempotencyKey?: string;
  /** The API's origin; by default the page's own (D5). */
  readonly origin?: string;
  /** The browser's `fetch` by default; tests replace it. */
  readonly fetch?: typeof fetch;
}

/**
 * Makes a call without ky and without retries, where a page's scripts are not ready yet or never are.
 *
 * @param call method and path suffice, so that small scripts need not include the schemas
 */
export function fetchCall<T extends CallRequest>(
  call: T | Pick<T, 'method' | 'path'>,
  parts: Parts<T>,
  { token, idempotencyKey, origin = '', fetch = globalThis.fetch }: FetchOptions,
): Promise<Response> {
  const body: unknown = parts.body;
  const json = body !== undefined && { 'Content-Type': 'application/json' };
  return fetch(`${origin}${callUrl(call, parts)}`, {
    method: call.method,
    headers: { Accept: 'application/json', ...json, ...callHeaders(token, idempotencyKey) },
    ...(json && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** The answer, checked against the contract; an invalid one is the generic error (D8). */
function checkAnswer<T extends Call>(call: T, text: string): AnswerOf<T> | undefined {
  if (!call.answer) return undefined;
  try {
    return v.parse(call.answer, call.media === undefined ? JSON.parse(text) : text) as AnswerOf<T>;
  } catch (cause) {
    if (call.bodyNotShown) return undefined;
    throw new AppError('generic', { cause });
  }
}

/** The digits in a header; undefined if it is absent or not a whole number. */
const readDigits = (headers: Headers, name: string): string | undefined =>
  /^\d{1,15}$/.exec(headers.get(name) ?? '')?.[0];

/** The number in `X-Total-Count`; empty if it is absent or not a number (D10). */
function readTotal(headers: Headers): { total?: number } {
  const total = readDigits(headers, 'X-Total-Count');
  return total ? { total: Number(total) } : {};
}

/** The case number in `X-Case-Number`, for people; undefined if it is absent or not a number (D89). */
export const readCaseNumber = (headers: Headers): string | undefined => readDigits(headers, 'X-Case-Number');

/** The seconds of a Retry-After header, if it is given in seconds. */
function secondsToWait(headers: Headers): number | undefined {
  const seconds = readDigits(headers, 'Retry-After');
  return seconds ? Number(seconds) : undefined;
}

/** The statuses of a server's answer to a call that it does not have (D69). */
export const NOT_OFFERED: readonly number[] = [404, 405, 501];

/** The error that a server answered. @param data its parsed body */
export function errorOfAnswer(
  call: Call,
  { status, headers }: Response,
  data: unknown,
  cause?: unknown,
): AppError {
  if (call.optional && NOT_OFFERED.includes(status)) return new AppError('notOffered', { cause });
  return readError(data, { status, retryAfter: secondsToWait(headers) }, cause);
}

/** The result of a call: its answer and the data from its headers. @throws AppError */
export async function readResult<T extends Call>(call: T, response: Response): Promise<ResultOf<T>> {
  const text = await response.text();
  const mediaType = response.headers.get('Content-Type') ?? '';
  if (call.media !== undefined && !mediaType.startsWith(call.media)) throw new AppError('generic');
  if (call.opensCase) return { caseNumber: readCaseNumber(response.headers) } as ResultOf<T>;
  const answer = checkAnswer(call, text);
  return (call.paginated ? { records: answer, ...readTotal(response.headers) } : answer) as ResultOf<T>;
}

/** Reads the answer of `fetchCall`. @throws AppError */
export async function readAnswer<T extends Call>(call: T, response: Response): Promise<ResultOf<T>> {
  if (response.ok) return readResult(call, response);
  const data: unknown = await response.json().catch(() => undefined);
  throw errorOfAnswer(call, response, data);
}
