import { AppError } from './AppError.ts';

/** Whatever was thrown, as an AppError: anything unforeseen is `generic`, with its cause kept. */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError ? thrown : new AppError('generic', { cause: thrown });
