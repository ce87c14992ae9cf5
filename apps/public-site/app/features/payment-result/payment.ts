import type { TransactionStatus } from '@laundry/api-contract';
import { creditUrl, paths, purchaseOf } from '../../paths.ts';

/** What is known of a payment that the server knows. */
export interface KnownPayment {
  readonly status: TransactionStatus;
  /** What this browser session was buying. */
  readonly itemId?: string | undefined;
}

/** A payment that knows of no card is a purchase; where the answer says nothing of cards, it is a top-up. */
export const isPurchase = ({ uid }: TransactionStatus): boolean => uid === null;

/**
 * Where the same is paid again: at the step that was left, with what was typed, as far as this browser
 * session knows it.
 */
export const paymentPath = ({ status, itemId }: KnownPayment): string => {
  if (isPurchase(status)) return itemId === undefined ? paths.accessories : purchaseOf(itemId);
  return status.uid ? creditUrl(status.uid) : paths.credit;
};
