import { administrationBuildings, colivingBuildings, building, overview } from './calls/buildings.ts';
import {
  activity,
  administrators,
  inviteAdministrator,
  removeAdministrator,
  resendAdministratorInvitation,
} from './calls/administrators.ts';
import {
  buildingUsers,
  createBuildingUser,
  deleteBuildingUser,
  resendConfirmation,
} from './calls/buildingUsers.ts';
import {
  changePassword,
  forgotPassword,
  resetPassword,
  notificationPreferences,
  setNotificationPreferences,
  signin,
  signout,
} from './calls/accounts.ts';
import { reportTransactions, transactionsSummary } from './calls/reportTransactions.ts';
import { reportUses, usesSummary } from './calls/reportUses.ts';
import { settlement } from './calls/settlement.ts';
import { siteCalls } from './siteCalls.ts';

/** All calls of the API, from which its routes, its document and the client's functions are made. */
export const calls = {
  signin,
  signout,
  ...siteCalls,
  administrationBuildings,
  reportTransactions,
  forgotPassword,
  resetPassword,
  colivingBuildings,
  buildingUsers,
  createBuildingUser,
  deleteBuildingUser,
  resendConfirmation,
  building,
  reportUses,
  usesSummary,
  transactionsSummary,
  settlement,
  overview,
  notificationPreferences,
  setNotificationPreferences,
  changePassword,
  administrators,
  inviteAdministrator,
  removeAdministrator,
  resendAdministratorInvitation,
  activity,
} as const;

export type CallName = keyof typeof calls;
