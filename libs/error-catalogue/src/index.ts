export { answerClientError } from './answerClientError.ts';
export { AppError } from './AppError.ts';
export type { ServerError } from './AppError.ts';
export { kindOfCode, textOf } from './kinds.ts';
export type { ErrorKind } from './kinds.ts';
export { refusalOf } from './refusal.ts';
export type { FieldsOfPayload, Refusal } from './refusal.ts';
export { toAppError } from './AppError.ts';
export { messageFor } from './messageFor.ts';
