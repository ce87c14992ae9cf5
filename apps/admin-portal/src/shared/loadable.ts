import type { ErrorKind } from '@laundry/error-catalogue';

/** Something that is asked for once and then there, or not. */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorKind }
  | { status: 'ready'; value: T };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const ready = <T>(value: T): Loadable<T> => ({ status: 'ready', value });
export const failed = (error: ErrorKind) => ({ status: 'failed', error }) as const;
