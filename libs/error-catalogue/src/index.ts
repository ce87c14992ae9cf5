export { answerClientError } from './answerClientError.ts';
export { AppError } from './AppError.ts';
export type { PlainError, ServerError } from './AppError.ts';
export { kindOfCode, errorText, loadErrorText } from './kinds.ts';
export type { ErrorKind } from './kinds.ts';
export { readError } from './readError.ts';
export { messageFor, fieldRefusals } from './refusal.ts';
export type { FieldsOfPayload, Refusal } from './refusal.ts';
export { toAppError } from './AppError.ts';
