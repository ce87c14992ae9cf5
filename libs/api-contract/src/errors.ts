import type { Call } from './call.ts';
import type { CallName } from './calls.ts';
import type { ErrorCode } from './error.ts';
import { BROWSER_RETURN_ERRORS, NOTIFICATION_ERRORS } from './notifications.ts';
import type { OperationName } from './operations.ts';

/** The codes of each call's own rules, beside those of its kind; a call without a row does not compile. */
const OWN_ERRORS: Readonly<Record<CallName | OperationName, readonly ErrorCode[]>> = {
  signin: ['ex_wrong_credentials', 'ex_captcha_refused'],
  signout: [],
  cardMethods: ['ex_card_not_found', '100', 'ex_captcha_refused'],
  cardMachines: ['ex_card_not_found', '100', 'ex_captcha_refused'],
  createTransaction: [
    'ex_card_not_found',
    '100',
    'ex_amount',
    'ex_amount_refused',
    'ex_channel_refused',
    'ex_currency_refused',
    'ex_provider_unavailable',
  ],
  transactionStatus: ['ex_not_found'],
  supportInfo: [],
  sendReportByUid: ['ex_captcha_refused', 'ex_card_not_found', '100'],
  brandingItems: [],
  laundromats: [],
  laundromat: ['ex_not_found'],
  createBrandingTransaction: [
    'ex_item_not_found',
    'ex_amount_refused',
    'ex_channel_refused',
    'ex_currency_refused',
    'ex_provider_unavailable',
  ],
  administrationBuildings: ['ex_not_found'],
  reportTransactions: ['ex_not_found'],
  verifyToken: [],
  confirmUser: ['ex_token_invalid', 'ex_token_used', 'ex_token_expired', 'ex_weak_password'],
  forgotPassword: ['ex_captcha_refused'],
  resetPassword: [
    'ex_token_invalid',
    'ex_token_used',
    'ex_token_expired',
    'ex_weak_password',
    'ex_email_taken',
  ],
  colivingBuildings: [],
  buildingUsers: ['ex_not_found'],
  createBuildingUser: ['ex_not_found', 'ex_email_taken'],
  deleteBuildingUser: ['ex_not_found'],
  resendConfirmation: ['ex_not_found', 'ex_already_confirmed'],
  building: ['ex_not_found'],
  reportUses: ['ex_not_found'],
  usesSummary: ['ex_not_found'],
  transactionsSummary: ['ex_not_found'],
  settlement: ['ex_not_found'],
  overview: ['ex_not_found'],
  notificationPreferences: [],
  setNotificationPreferences: [],
  changePassword: ['ex_not_found', 'ex_weak_password'],
  administrators: ['ex_not_found'],
  inviteAdministrator: ['ex_not_found', 'ex_email_taken'],
  removeAdministrator: ['ex_not_found', 'ex_last_administrator', 'ex_own_account'],
  resendAdministratorInvitation: ['ex_not_found'],
  activity: ['ex_not_found'],
  healthz: [],
  readyz: [],
  ...NOTIFICATION_ERRORS,
  accessoryPicture: ['ex_not_found'],
  ...BROWSER_RETURN_ERRORS,
  discrepancies: [],
  resolveDiscrepancy: [],
  statedRefund: [],
  statedChargeback: [],
  creditFromSuspense: [],
  moneyOfTransaction: [],
  deadMails: [],
  retryDeadMail: ['ex_token_expired'],
  companyCommand: [
    'ex_not_found',
    'ex_card_not_found',
    'ex_email_taken',
    'ex_idempotency_conflict',
    'ex_token_expired',
  ],
  reportMachineUses: [],
  machineCards: [],
  internalCard: [],
  internalTransaction: [],
  metrics: [],
};

/** The error codes of the kinds of calls (D28): a call has those of every matching row. */
const KINDS: readonly (readonly [(call: Call) => boolean, readonly ErrorCode[]])[] = [
  [() => true, ['ex_bad_request', 'ex_too_many_requests', 'ex_internal', 'ex_unavailable']],
  [({ method }) => method !== 'GET', ['ex_request_timeout', 'ex_too_large', 'ex_unsupported_media']],
  [
    ({ query, body, access }) => access !== 'provider' && (query ?? body) !== undefined,
    ['ex_missing_parameters', 'ex_invalid_field'],
  ],
  [({ idempotent }) => idempotent === true, ['ex_invalid_field', 'ex_idempotency_conflict']],
  [({ access }) => access === 'administrator', ['ex_unauthorized', 'ex_forbidden']],
  [({ access }) => access === 'controller', ['ex_unauthorized', 'ex_not_found']],
  // Answered exactly like a path that does not exist.
  [({ access }) => access === 'operator', ['ex_not_found']],
];

/** All distinct codes that a call may answer. */
export function errorsOf(name: CallName | OperationName, call: Call): ErrorCode[] {
  const ofKind = KINDS.flatMap(([matches, codes]) => (matches(call) ? codes : []));
  return [...new Set([...ofKind, ...OWN_ERRORS[name]])];
}
