import type { Call } from './call.ts';
import type { AnyDescription } from './document/describe.ts';
import type { ErrorCode } from './error.ts';

/** The error codes of the kinds of calls (D28): a call has those of every matching row. */
const KINDS: readonly (readonly [(call: Call) => boolean, readonly ErrorCode[]])[] = [
  [() => true, ['ex_bad_request', 'ex_too_many_requests', 'ex_internal', 'ex_unavailable']],
  [({ method }) => method !== 'GET', ['ex_request_timeout', 'ex_too_large', 'ex_unsupported_media']],
  [
    ({ query, body, access }) => access !== 'provider' && (query ?? body) !== undefined,
    ['ex_missing_parameters', 'ex_invalid_field'],
  ],
  [({ idempotent }) => idempotent === true, ['ex_invalid_field', 'ex_idempotency_conflict']],
  [({ access }) => access === 'administrator', ['ex_unauthorized', 'ex_forbidden']],
  // What it is about may be another administration's.
  [
    ({ access, path, query }) => access === 'administrator' && (path.includes('{') || query !== undefined),
    ['ex_not_found'],
  ],
  [({ access }) => access === 'controller', ['ex_unauthorized', 'ex_not_found']],
  // Answered exactly like a path that does not exist.
  [({ access }) => access === 'operator', ['ex_not_found']],
];

/** All distinct codes that a call may answer: those of its kind, and of its own rules. */
export function errorsOf(call: Call, { errors = [] }: AnyDescription): ErrorCode[] {
  const ofKind = KINDS.flatMap(([matches, codes]) => (matches(call) ? codes : []));
  return [...new Set([...ofKind, ...errors])];
}
