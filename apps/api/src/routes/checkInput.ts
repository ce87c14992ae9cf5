import * as v from 'valibot';
import type { ErrorCode } from '@laundry/api-contract';
import { Failure } from '../shared/failure.ts';

type Issue = v.BaseIssue<unknown>;

/** A field that is absent, null or blank (spec §8: ex_missing_parameters). */
const isMissing = (issue: Issue) =>
  issue.input === undefined || issue.input === null || issue.type === 'non_empty';

/** A value with another type than in the contract (D28: 400). */
const isWrongType = (issue: Issue) =>
  issue.kind === 'schema' &&
  !isMissing(issue) &&
  !(issue.type === 'picklist' && typeof issue.input === 'string');

/** The codes in order of priority: the first one that applies to any field is answered. */
const CODES: readonly (readonly [ErrorCode, (issue: Issue) => boolean])[] = [
  ['ex_bad_request', isWrongType],
  ['ex_missing_parameters', isMissing],
  ['ex_invalid_field', () => true],
];

/** The failure with the highest priority, with the names of its fields. */
function failureFor(issues: readonly Issue[]): Failure {
  for (const [code, applies] of CODES) {
    const names = new Set(issues.filter(applies).map((issue) => v.getDotPath(issue)));
    names.delete(null);
    if (issues.some(applies))
      return new Failure(code, names.size > 0 ? { detail: [...names].join(', ') } : {});
  }
  return new Failure('ex_invalid_field');
}

/** Refuses null characters at any depth: PostgreSQL cannot store them. @throws Failure ex_bad_request */
export function refuseNulls(...inputs: readonly unknown[]): void {
  const waiting = [...inputs];
  while (waiting.length > 0) {
    const input = waiting.pop();
    if (typeof input === 'string' && input.includes('\0')) throw new Failure('ex_bad_request');
    if (typeof input === 'object' && input !== null)
      for (const entry of Object.entries(input)) waiting.push(...entry);
  }
}

/**
 * Parses input by its schema.
 *
 * @throws Failure ex_bad_request for a wrong shape, ex_missing_parameters for missing fields, else
 * ex_invalid_field
 */
export function checkInput<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Failure('ex_bad_request');
  const result = v.safeParse(schema, input);
  if (!result.success) throw failureFor(result.issues);
  return result.output;
}
