import type { Call } from '../call.ts';
import { ERROR_STATUS, ErrorEnvelope } from '../error.ts';
import type { ErrorCode } from '../error.ts';
import { describeSchema } from './schemas.ts';
import type { JsonObject } from './schemas.ts';

/** Finds the catalogue's text of a code, which is the `result_message` of the examples. */
export type FindMessage = (code: ErrorCode) => string;

const header = (description: string, schema: JsonObject) => ({ description, schema });

/** Headers that answers share, by their names in the document's components. */
export const HEADERS = {
  'X-Request-Id': header("Identifier of the request in the log: the client's own, if it is valid.", {
    type: 'string',
  }),
  'X-Total-Count': header(
    'Total number of records. If it is absent, more records may follow a full page (D10).',
    { type: 'integer', minimum: 0 },
  ),
  'X-Case-Number': header("Number of a failure report's case, for people; absent for other messages (D89).", {
    type: 'string',
  }),
  'Retry-After': header('Seconds to wait before repeating the request.', { type: 'integer', minimum: 1 }),
  'Cache-Control': header('How long caches may store the response.', { type: 'string' }),
  ETag: header(
    'Version of the response. A request with it in `If-None-Match` returns 304 while nothing has changed.',
    { type: 'string' },
  ),
  Location: header('Target of the redirect.', { type: 'string', format: 'uri' }),
} as const;

export const describeHeaders = (...names: readonly (keyof typeof HEADERS)[]) => ({
  headers: Object.fromEntries(
    ['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ) as JsonObject,
});

/** The error envelope (D8): all three fields, of which the last may be null. */
export function envelopeSchema(): JsonObject {
  const fields = {
    result_code: 'Error code, for programs (D28).',
    result_message: 'Error message for users, in Spanish (spec §8).',
    result_detail: 'Details, such as the names of the fields concerned; null if there are none.',
  };
  return { ...describeSchema('answer', ErrorEnvelope, fields), required: Object.keys(ErrorEnvelope.entries) };
}

/** Statuses whose responses have a `Retry-After` header. */
const RETRIED: readonly number[] = [429, 503];

function errorResponse(status: number, codes: readonly ErrorCode[], findMessage: FindMessage): JsonObject {
  const examples: JsonObject = Object.fromEntries(
    codes.map((code) => [
      code,
      { value: { result_code: code, result_message: findMessage(code), result_detail: null } },
    ]),
  );
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }],
    properties: { result_code: { enum: codes } },
  };
  return {
    description: codes.join(', '),
    ...(RETRIED.includes(status) ? describeHeaders('Retry-After') : describeHeaders()),
    content: { 'application/json': { schema, examples } },
  };
}

/** The error answers of a call by their status, each with its codes. */
export function errorResponses(codes: readonly ErrorCode[], findMessage: FindMessage): JsonObject {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([left], [right]) => left - right)
      .map(([status, ofStatus]) => [String(status), errorResponse(status, ofStatus, findMessage)]),
  );
}

/** Headers of a call's success beyond those of every answer. */
export function successHeaders({ paginated, opensCase, cacheSeconds, success }: Call): JsonObject {
  if (cacheSeconds) return describeHeaders('Cache-Control', 'ETag');
  if (paginated) return describeHeaders('X-Total-Count');
  if (opensCase) return describeHeaders('X-Case-Number');
  return success === 303 ? describeHeaders('Location') : describeHeaders();
}
