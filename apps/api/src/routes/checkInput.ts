import * as v from 'valibot';
import type { ErrorCode } from '@laundry/api-contract';
import { Failure } from '../failure.ts';

type Issue = v.BaseIssue<unknown>;

/** A field that is not there, is null, or is blank (spec §8: ex_missing_parameters). */
const isMissing = (issue: Issue) =>
  issue.input === undefined || issue.input === null || issue.type === 'non_empty';

/** A value of another type than the contract's (D28: 400). */
const isWrongType = (issue: Issue) =>
  issue.kind === 'schema' &&
  !isMissing(issue) &&
  !(issue.type === 'picklist' && typeof issue.input === 'string');

/** What decides where several fields are wrong: the first row that fits any of them. */
const CODES: readonly (readonly [ErrorCode, (issue: Issue) => boolean])[] = [
  ['ex_bad_request', isWrongType],
  ['ex_missing_parameters', isMissing],
  ['ex_invalid_field', () => true],
];

/** A code with the names of the fields concerned, each once. */
function failureFor(issues: readonly Issue[]): Failure {
  for (const [code, fits] of CODES) {
    const names = new Set(issues.filter(fits).map((issue) => v.getDotPath(issue)));
    names.delete(null);
    if (issues.some(fits)) return new Failure(code, names.size > 0 ? { detail: [...names].join(', ') } : {});
  }
  return new Failure('ex_invalid_field');
}

/**
 * Refuses texts with a null byte, which no database takes, however deep they are nested.
 *
 * @throws Failure ex_bad_request
 */
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
 * Input as its schema makes it.
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
