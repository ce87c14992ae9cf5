import type { ErrorKind } from './kinds.ts';

/** What the server said about an error, where it said something (D8). */
export interface ServerError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly status: number;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter?: number | undefined;
}

/** The one error type of the product's web code: a kind from the catalogue, and the server's words if any. */
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

/** Whatever was thrown, as an AppError: anything unforeseen is `generic`, with its cause kept. */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError ? thrown : new AppError('generic', { cause: thrown });
