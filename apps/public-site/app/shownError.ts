import type { ErrorKind, Refusal } from '@laundry/error-catalogue';

/** An error as a page shows it. */
export interface ShownError {
  readonly kind: ErrorKind;
  readonly text: string;
  /** The messages at single fields, if it concerns any. */
  readonly refused?: Refusal | undefined;
}
