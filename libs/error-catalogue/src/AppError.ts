import type { ErrorKind } from './kinds.ts';

/** The server's message about an error, if there is one (D8). */
export interface ServerError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly status: number;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter?: number | undefined;
}

/** The only error type of the web code: a kind from the catalogue, with the server's message if any. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly server: ServerError | undefined;

  constructor(kind: ErrorKind, options: { server?: ServerError; cause?: unknown } = {}) {
    super(options.server ? `${kind}: ${options.server.code}` : kind, { cause: options.cause });
    this.kind = kind;
    this.server = options.server;
  }
}

/** The serialisable part of an error, for stores. */
export type PlainError = Pick<AppError, 'kind' | 'server'>;

/** Converts anything thrown to an AppError; unknown errors are `generic` and keep their cause. */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError ? thrown : new AppError('generic', { cause: thrown });
