import type { AppError, ErrorKind } from '@laundry/error-catalogue';

/** Prepares an action that tells of a failure: a slice keeps its kind, the texts are the screen's. */
export const withErrorKind = ({ kind }: AppError): { payload: ErrorKind } => ({ payload: kind });
