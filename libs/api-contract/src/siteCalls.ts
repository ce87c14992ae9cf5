import { brandingItems } from './calls/brandingItems.ts';
import { cardMachines, cardMethods } from './calls/card.ts';
import { confirmUser, verifyToken } from './calls/accounts.ts';
import { createBrandingTransaction, createTransaction, transactionStatus } from './calls/payments.ts';
import { laundromat, laundromats } from './calls/laundromats.ts';
import { sendReportByUid, supportInfo } from './calls/visitors.ts';

/** The calls of the public site, in a separate table, so that its pages do not include other schemas. */
export const siteCalls = {
  cardMethods,
  cardMachines,
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
