import { brandingItems } from './calls/brandingItems.ts';
import { cardMethods } from './calls/cardMethods.ts';
import { confirmUser, verifyToken } from './calls/completeSignup.ts';
import { createBrandingTransaction } from './calls/createBrandingTransaction.ts';
import { createTransaction } from './calls/createTransaction.ts';
import { laundromat, laundromats } from './calls/laundromats.ts';
import { sendReportByUid } from './calls/sendReportByUid.ts';
import { supportInfo } from './calls/supportInfo.ts';
import { transactionStatus } from './calls/transactionStatus.ts';

/** The calls of the public site, in a separate table, so that its pages do not include other schemas. */
export const siteCalls = {
  cardMethods,
  createTransaction,
  transactionStatus,
  supportInfo,
  sendReportByUid,
  brandingItems,
  laundromats,
  laundromat,
  createBrandingTransaction,
  verifyToken,
  confirmUser,
} as const;
