import type { ErrorKind } from '@laundry/error-catalogue';

/** A value that is loaded once: not requested, on its way, failed, or there. */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorKind }
  | { status: 'ready'; value: T };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const ready = <T>(value: T): Loadable<T> => ({ status: 'ready', value });
export const failed = (error: ErrorKind) => ({ status: 'failed', error }) as const;
