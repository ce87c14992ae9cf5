import * as v from 'valibot';
import type { ErrorCode } from '@laundry/api-contract';
import { Failure } from '../shared/failure.ts';

type Issue = v.BaseIssue<unknown>;

/** A field that is absent, null or blank is missing (spec §8), one of another type a wrong shape (D28). */
function codeOf({ kind, type, input }: Issue): ErrorCode {
  if (input === undefined || input === null || type === 'non_empty') return 'ex_missing_parameters';
  const isWrongType = kind === 'schema' && !(type === 'picklist' && typeof input === 'string');
  return isWrongType ? 'ex_bad_request' : 'ex_invalid_field';
}

/** In order of priority: the first one that a field has is answered. */
const CODES: readonly ErrorCode[] = ['ex_bad_request', 'ex_missing_parameters', 'ex_invalid_field'];

/** The failure with the highest priority, with the names of its fields. */
function failureFor(issues: readonly Issue[]): Failure {
  const byCode = Map.groupBy(issues, codeOf);
  const code = CODES.find((each) => byCode.has(each)) ?? 'ex_invalid_field';
  const names = new Set(byCode.get(code)?.map((issue) => v.getDotPath(issue)));
  names.delete(null);
  return new Failure(code, names.size > 0 ? { detail: [...names].join(', ') } : {});
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
 * Parses input by its schema. A field that is null counts as absent.
 *
 * @throws Failure ex_bad_request for a wrong shape, ex_missing_parameters for missing fields, else
 * ex_invalid_field
 */
export function checkInput<const Schema extends v.GenericSchema>(schema: Schema, input: unknown) {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Failure('ex_bad_request');
  const given = Object.entries(input).filter(([, value]) => value !== null);
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (!result.success) throw failureFor(result.issues);
  return result.output;
}
