import type { TransactionStatus } from '@laundry/api-contract';
import { creditUrl, paths, purchaseUrl } from '../../paths.ts';

export interface KnownPayment {
  readonly status: TransactionStatus;
  /** The item that was bought in this browser session. */
  readonly itemId?: string | undefined;
}

/** Whether a payment is a purchase: its card is null. One whose card is undefined is a top-up. */
export const isPurchase = ({ uid }: TransactionStatus): boolean => uid === null;

/** The page for paying the same again: the last step, with the typed values of this session. */
export const paymentPath = ({ status, itemId }: KnownPayment): string => {
  if (isPurchase(status)) return itemId === undefined ? paths.accessories : purchaseUrl(itemId);
  return status.uid ? creditUrl(status.uid) : paths.credit;
};
