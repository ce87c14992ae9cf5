export { calls } from './calls.ts';
export type { CallName } from './calls.ts';
export { MAX_USES_IN_A_BATCH, USE_DETAILS_EXAMPLE, USE_REFUSALS, UseDetails } from './machineCalls.ts';
export type { ReportedUse, UseRefusal } from './machineCalls.ts';
export { siteCalls } from './siteCalls.ts';
// Each by itself, for scripts that make one or two of them.
export { CARD_MACHINES, cardMachines, cardMethods } from './calls/card.ts';
export type { CardMachines, MachineState, PaymentMethods } from './calls/card.ts';
export { laundromat, Laundromat, OpeningHours, Slug } from './calls/laundromats.ts';
export type {
  Access,
  AnswerOf,
  BodyOf,
  Call,
  CheckedBodyOf,
  CheckedQueryOf,
  OpenedCase,
  Page,
  ParamsOf,
  QueryOf,
  Request,
  ResultOf,
} from './call.ts';
export * from './constants.ts';
export * from './channels.ts';
export { ERROR_STATUS, ErrorEnvelope } from './error.ts';
export type { ErrorCode } from './error.ts';
export type { DiscrepancyKind, OperatorActionKind } from './operatorCalls.ts';
export type { Adjustment, AdjustmentCause, Settlement } from './calls/settlement.ts';
export { ACTIVITY_KINDS } from './calls/administrators.ts';
export type { ActivityEntry, ActivityKind, Administrator, NewAdministrator } from './calls/administrators.ts';
export type { Building, BuildingDetails, Machine, Unit, Overview } from './calls/buildings.ts';
export type { BrandingItem, ItemPicture } from './calls/brandingItems.ts';
export type { BuildingUser, NewBuildingUser } from './calls/buildingUsers.ts';
export type {
  TokenRefusal,
  TokenState,
  NotificationPreferences,
  SignedIn,
  Signin,
} from './calls/accounts.ts';
export type {
  BrandingPurchase,
  BrandingPurchaseCreated,
  TransactionCreate,
  TransactionCreated,
  PaymentTicket,
  TransactionStatus,
} from './calls/payments.ts';
export { ALL_BUILDINGS, MAX_PER_PAGE } from './calls/reportUses.ts';
export type { UseRecord, UsesSummary } from './calls/reportUses.ts';
export type { TransactionRecord, TransactionsSummary } from './calls/reportTransactions.ts';
export type { SupportKey, SupportMessage } from './calls/visitors.ts';
