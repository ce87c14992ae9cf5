import type { CallName } from './calls.ts';
import {
  administrationBuildingsDoc,
  colivingBuildingsDoc,
  buildingDoc,
  overviewDoc,
} from './calls/buildings.doc.ts';
import {
  activityDoc,
  administratorsDoc,
  inviteAdministratorDoc,
  removeAdministratorDoc,
  resendAdministratorInvitationDoc,
} from './calls/administrators.doc.ts';
import { brandingItemsDoc } from './calls/brandingItems.doc.ts';
import {
  buildingUsersDoc,
  createBuildingUserDoc,
  deleteBuildingUserDoc,
  resendConfirmationDoc,
} from './calls/buildingUsers.doc.ts';
import { cardMachinesDoc } from './calls/cardMachines.doc.ts';
import { cardMethodsDoc } from './calls/cardMethods.doc.ts';
import {
  changePasswordDoc,
  forgotPasswordDoc,
  resetPasswordDoc,
  confirmUserDoc,
  verifyTokenDoc,
  notificationPreferencesDoc,
  setNotificationPreferencesDoc,
  signinDoc,
  signoutDoc,
} from './calls/accounts.doc.ts';
import {
  createBrandingTransactionDoc,
  createTransactionDoc,
  transactionStatusDoc,
} from './calls/payments.doc.ts';
import { laundromatDoc, laundromatsDoc } from './calls/laundromats.doc.ts';
import { reportTransactionsDoc } from './calls/reportTransactions.ts';
import { reportUsesDoc } from './calls/reportUses.ts';
import { sendReportByUidDoc, supportInfoDoc } from './calls/visitors.doc.ts';
import { settlementDoc } from './calls/settlement.doc.ts';
import { transactionsSummaryDoc } from './calls/transactionsSummary.doc.ts';
import { usesSummaryDoc } from './calls/usesSummary.doc.ts';
import type { AnyDescription } from './document/describe.ts';
import { OPERATION_DESCRIPTIONS } from './operations.doc.ts';
import type { OperationName } from './operations.ts';

/** The document's description of each call; a call without one does not compile. */
export const DESCRIPTIONS: Readonly<Record<CallName | OperationName, AnyDescription>> = {
  signin: signinDoc,
  signout: signoutDoc,
  cardMethods: cardMethodsDoc,
  cardMachines: cardMachinesDoc,
  createTransaction: createTransactionDoc,
  transactionStatus: transactionStatusDoc,
  supportInfo: supportInfoDoc,
  sendReportByUid: sendReportByUidDoc,
  brandingItems: brandingItemsDoc,
  laundromats: laundromatsDoc,
  laundromat: laundromatDoc,
  createBrandingTransaction: createBrandingTransactionDoc,
  administrationBuildings: administrationBuildingsDoc,
  reportTransactions: reportTransactionsDoc(),
  verifyToken: verifyTokenDoc,
  confirmUser: confirmUserDoc,
  forgotPassword: forgotPasswordDoc,
  resetPassword: resetPasswordDoc,
  colivingBuildings: colivingBuildingsDoc,
  buildingUsers: buildingUsersDoc,
  createBuildingUser: createBuildingUserDoc,
  deleteBuildingUser: deleteBuildingUserDoc,
  resendConfirmation: resendConfirmationDoc,
  building: buildingDoc,
  reportUses: reportUsesDoc(),
  usesSummary: usesSummaryDoc,
  transactionsSummary: transactionsSummaryDoc,
  settlement: settlementDoc,
  overview: overviewDoc,
  notificationPreferences: notificationPreferencesDoc,
  setNotificationPreferences: setNotificationPreferencesDoc,
  changePassword: changePasswordDoc,
  administrators: administratorsDoc,
  inviteAdministrator: inviteAdministratorDoc,
  removeAdministrator: removeAdministratorDoc,
  resendAdministratorInvitation: resendAdministratorInvitationDoc,
  activity: activityDoc,
  ...OPERATION_DESCRIPTIONS,
};
