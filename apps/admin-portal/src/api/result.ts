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

/** Why a new password was refused. For a weak one, the server's text says why, such as being too common. */
export const passwordText = (error: PlainError): string =>
  error.kind === 'weakPassword' ? messageFor(error) : errorText(error.kind);

export interface QueryResult<Answer> {
  readonly isFetching: boolean;
  readonly error?: PlainError | SerializedError | undefined;
  /** The result of the current query, not of the one before. */
  readonly currentData?: Answer | undefined;
}

/** Converts a query's result to a `Loadable`, which is loading during every request, also a repeated one. */
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
 * The error of a refused form, with the messages of its fields; the same object until it is sent again.
 *
 * @param fields the form's names of the payload's fields
 * @returns undefined if the form was not refused
 */
export function useFormFailure(thrown: PlainError | SerializedError | undefined, fields?: FieldsOfPayload) {
  return useMemo(() => {
    if (!thrown) return undefined;
    const error = toPlainError(thrown);
    return { error, refused: fieldRefusals(error, fields) };
  }, [thrown, fields]);
}
