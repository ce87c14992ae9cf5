import { calls } from '@laundry/api-contract';
import type { CallName } from '@laundry/api-contract';
import {
  invitationChecks,
  forgottenPasswordChecks,
  passwordChecks,
  removalChecks,
  resendChecks,
  residentsChecks,
  signinChecks,
  signoutChecks,
} from './accounts.ts';
import type { Check } from './check.ts';
import { commonChecks } from './commonChecks.ts';
import { cardMethodsChecks, createTransactionChecks, purchaseChecks, statusChecks } from './payments.ts';
import { cardReportChecks, pagingChecks, reportChecks, settlementChecks, splitChecks } from './reports.ts';

/** Requirements of single calls, in addition to those of every call. */
const SPECIFIC_CHECKS: Readonly<Partial<Record<CallName, readonly Check[]>>> = {
  signin: signinChecks,
  signout: signoutChecks,
  cardMethods: cardMethodsChecks,
  createTransaction: createTransactionChecks,
  transactionStatus: statusChecks,
  sendReportByUid: cardReportChecks,
  createBrandingTransaction: purchaseChecks,
  ...invitationChecks,
  administrationBuildings: splitChecks,
  createBuildingUser: residentsChecks,
  deleteBuildingUser: removalChecks,
  resendConfirmation: resendChecks,
  reportUses: [...reportChecks('reportUses'), ...pagingChecks],
  usesSummary: reportChecks('usesSummary'),
  reportTransactions: reportChecks('reportTransactions'),
  transactionsSummary: reportChecks('transactionsSummary'),
  settlement: settlementChecks,
  forgotPassword: forgottenPasswordChecks,
  changePassword: passwordChecks,
};

/** Every check of every call, in the contract's order. */
export const CHECKS: readonly { readonly call: CallName; readonly checks: readonly Check[] }[] = (
  Object.keys(calls) as CallName[]
).map((call) => ({ call, checks: [...commonChecks(call), ...(SPECIFIC_CHECKS[call] ?? [])] }));
