import type { ErrorKind } from '@laundry/error-catalogue';

/** A value that is loaded once: not requested, on its way, failed, or there. */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorKind }
  | { status: 'ready'; value: T };

export const idle = { status: 'idle' } as const;
