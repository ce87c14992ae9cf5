import { refusalOf } from '@laundry/error-catalogue';
import type { AppError, ErrorKind, FieldsOfPayload, Refusal } from '@laundry/error-catalogue';

/** Prepares a failure's action: the state keeps the kind of the error, the page chooses the text. */
export const withErrorKind = ({ kind }: AppError): { payload: ErrorKind } => ({ payload: kind });

/** Why a form was refused: the state keeps the kind of the error, the page chooses the text. */
export interface FormFailure {
  error: ErrorKind;
  /** Where it was for single fields. */
  refused: Refusal | undefined;
}

/** @param fields how the payload's fields are called in the form */
export const formFailureOf = (error: AppError, fields: FieldsOfPayload): FormFailure => ({
  error: error.kind,
  refused: refusalOf(error, fields),
});
