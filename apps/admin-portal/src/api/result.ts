import { errorText, fieldRefusals, messageFor } from '@laundry/error-catalogue';
import type { ErrorKind, PlainError } from '@laundry/error-catalogue';
import type { SerializedError } from '@reduxjs/toolkit';
import { useMemo } from 'react';

const UNKNOWN: PlainError = { kind: 'generic', server: undefined };

/** What a call throws. */
export type Failure = PlainError | SerializedError;

/** The error of a call; any other error is the generic one. */
export const toPlainError = (error: Failure): PlainError => ('kind' in error ? error : UNKNOWN);

/** Why a new password was refused. For a weak one, the server's text says why, such as being too common. */
export const passwordText = (error: PlainError): string =>
  error.kind === 'weakPassword' ? messageFor(error) : errorText(error.kind);

export interface QueryResult<Answer> {
  readonly isFetching: boolean;
  readonly error?: Failure | undefined;
  /** The result of the current query, not of the one before. */
  readonly currentData?: Answer | undefined;
}

/** A value that is loaded from the server. During every request there is neither a value nor an error. */
export interface Loadable<Value> {
  readonly loading?: boolean;
  readonly error?: ErrorKind | undefined;
  readonly value?: Value | undefined;
}

/** The outcome of a query, which is loading during every request, also a repeated one. */
export const useLoadable = <Answer>({ isFetching, error, currentData }: QueryResult<Answer>) =>
  useMemo((): Loadable<Answer> => {
    if (isFetching) return { loading: true };
    return error ? { error: toPlainError(error).kind } : { value: currentData };
  }, [isFetching, error, currentData]);

/**
 * The error of a refused form, with the messages of its fields, which are named like those of the payload;
 * the same object until it is sent again.
 *
 * @returns undefined if the form was not refused
 */
export function useFormFailure(thrown: Failure | undefined) {
  return useMemo(() => {
    if (!thrown) return undefined;
    const error = toPlainError(thrown);
    return { error, refused: fieldRefusals(error) };
  }, [thrown]);
}
