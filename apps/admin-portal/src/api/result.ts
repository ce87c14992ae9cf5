import { errorText, fieldRefusals, messageFor } from '@laundry/error-catalogue';
import type { FieldsOfPayload, PlainError } from '@laundry/error-catalogue';
import type { SerializedError } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { idle } from '../shared/loadable.ts';
import type { Loadable } from '../shared/loadable.ts';

const UNKNOWN: PlainError = { kind: 'generic', server: undefined };

/** The error of a call; any other error is the generic one. */
export const toPlainError = (error: PlainError | SerializedError): PlainError =>
  'kind' in error ? error : UNKNOWN;

/** Why a new password was refused. That it is weak is said in the server's words: it may only be common. */
export const passwordText = (error: PlainError): string =>
  error.kind === 'weakPassword' ? messageFor(error) : errorText(error.kind);

interface QueryResult<Answer> {
  readonly isFetching: boolean;
  readonly error?: PlainError | SerializedError | undefined;
  /** The result of the current query, not of the one before. */
  readonly currentData?: Answer | undefined;
}

/** A query's answer as its page shows it; a new request is loading again. */
export function useLoadable<Answer>({
  isFetching,
  error,
  currentData,
}: QueryResult<Answer>): Loadable<Answer> {
  return useMemo(() => {
    if (isFetching) return { status: 'loading' };
    if (error) return { status: 'failed', error: toPlainError(error).kind };
    return currentData === undefined ? idle : { status: 'ready', value: currentData };
  }, [isFetching, error, currentData]);
}

/**
 * Why a form was refused, if it was, and where for single fields; the same object until it is sent again.
 *
 * @param fields how the payload's fields are called in the form
 */
export function useFormFailure(thrown: PlainError | SerializedError | undefined, fields?: FieldsOfPayload) {
  return useMemo(() => {
    if (!thrown) return undefined;
    const error = toPlainError(thrown);
    return { error, refused: fieldRefusals(error, fields) };
  }, [thrown, fields]);
}
