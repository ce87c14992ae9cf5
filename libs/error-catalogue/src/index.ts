export { answerClientError } from './answerClientError.ts';
export { AppError } from './AppError.ts';
export type { ServerSays } from './AppError.ts';
export { kindOfCode, nextStepOf, textOf } from './kinds.ts';
export type { ErrorKind, NextStep } from './kinds.ts';
export { refusalOf } from './refusal.ts';
export type { FieldsOfPayload, Refusal } from './refusal.ts';
export { toAppError } from './toAppError.ts';
export { wordsOf } from './wordsOf.ts';
