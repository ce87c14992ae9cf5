import { CHANNEL_FACTS, CHANNEL_NAMES } from '@laundry/api-contract';
import type { ChannelFacts, ChannelName } from '@laundry/api-contract';
import type { DocumentedName } from '@laundry/api-contract/openapi';

/** The sender of a request: without a token, with the public one, with an expired session, and so on. */
export const CALLERS = ['none', 'public', 'expired', 'resident', 'own', 'another', 'operator'] as const;
export type Caller = (typeof CALLERS)[number];

/** The status that each caller gets and, for a refusal, the code. */
type Row = Readonly<Record<Caller, string>>;

const UNAUTHORIZED = '401 ex_unauthorized';
const FORBIDDEN = '403 ex_forbidden';
const UNKNOWN = '404 ex_not_found';

const anybody = (answer: string) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, answer])) as Record<Caller, string>;
const administrators = (own: string, another = UNKNOWN): Row => ({
  ...anybody(UNAUTHORIZED),
  resident: FORBIDDEN,
  own,
  another,
});
const operators: Row = { ...anybody(UNKNOWN), operator: '200' };

/** Notifications need the provider's signature, or its address (D48); no token helps. */
const notifications = Object.fromEntries(
  CHANNEL_NAMES.map((name) => {
    const { notification }: ChannelFacts = CHANNEL_FACTS[name];
    return [`notify${name}`, anybody(notification.fromOwnAddresses ? FORBIDDEN : UNAUTHORIZED)];
  }),
) as Readonly<Record<`notify${ChannelName}`, Row>>;

/**
 * The answer that each caller gets to each call's request (`sendRequest.ts`), which is for data of the
 * administration that `own` belongs to. A call of the contract without a row does not compile.
 */
export const ACCESS: Readonly<Record<DocumentedName, Row>> = {
  signin: anybody('200'),
  signout: anybody('204'),
  cardMethods: anybody('200'),
  cardMachines: anybody('200'),
  createTransaction: anybody('201'),
  transactionStatus: anybody('200'),
  supportInfo: anybody('204'),
  sendReportByUid: anybody('200'),
  brandingItems: anybody('200'),
  laundromats: anybody('200'),
  laundromat: anybody('200'),
  createBrandingTransaction: anybody('201'),
  administrationBuildings: administrators('200'),
  reportTransactions: administrators('200'),
  verifyToken: anybody('200'),
  confirmUser: anybody('422 ex_token_invalid'),
  forgotPassword: anybody('204'),
  resetPassword: anybody('422 ex_token_invalid'),
  // The request names no administration, so each caller gets its own buildings.
  colivingBuildings: administrators('200', '200'),
  buildingUsers: administrators('200'),
  createBuildingUser: administrators('201'),
  deleteBuildingUser: administrators('204'),
  resendConfirmation: administrators('204'),
  building: administrators('200'),
  reportUses: administrators('200'),
  usesSummary: administrators('200'),
  transactionsSummary: administrators('200'),
  settlement: administrators('200'),
  overview: administrators('200'),
  // Each caller gets the preferences of its own account.
  notificationPreferences: administrators('200', '200'),
  setNotificationPreferences: administrators('200', '200'),
  changePassword: administrators('200'),
  administrators: administrators('200'),
  inviteAdministrator: administrators('201'),
  removeAdministrator: administrators('204'),
  resendAdministratorInvitation: administrators('204'),
  activity: administrators('200'),
  healthz: anybody('200'),
  readyz: anybody('200'),
  ...notifications,
  // An unknown picture; accessoryPictures.test.ts tests a known one.
  accessoryPicture: anybody(UNKNOWN),
  returnFromPagosWeb: anybody('303'),
  companyCommand: operators,
  // Calls of controllers need their signature; no token helps.
  reportMachineUses: anybody(UNAUTHORIZED),
  machineCards: anybody(UNAUTHORIZED),
  internalCard: operators,
  internalTransaction: operators,
  metrics: operators,
};
