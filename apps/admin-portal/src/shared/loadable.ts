import type { ErrorKind } from '@laundry/error-catalogue';

/** The state of a value that is loaded from the server. */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorKind }
  | { status: 'ready'; value: T };

export const idle = { status: 'idle' } as const;
