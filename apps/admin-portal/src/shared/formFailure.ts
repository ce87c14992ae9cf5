import { refusalOf } from '@laundry/error-catalogue';
import type { AppError, ErrorKind, FieldsOfPayload, Refusal } from '@laundry/error-catalogue';

/** Why a form was refused, as a slice keeps it: the texts are the screen's. */
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
