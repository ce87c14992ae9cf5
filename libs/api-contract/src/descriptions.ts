import type { CallName } from './calls.ts';
import { accountsDocs } from './calls/accounts.doc.ts';
import { administratorsDocs } from './calls/administrators.doc.ts';
import { brandingItemsDocs } from './calls/brandingItems.doc.ts';
import { buildingsDocs } from './calls/buildings.doc.ts';
import { buildingUsersDocs } from './calls/buildingUsers.doc.ts';
import { cardDocs } from './calls/card.doc.ts';
import { laundromatsDocs } from './calls/laundromats.doc.ts';
import { paymentsDocs } from './calls/payments.doc.ts';
import { reportTransactionsDocs } from './calls/reportTransactions.ts';
import { reportUsesDocs } from './calls/reportUses.ts';
import { settlementDocs } from './calls/settlement.doc.ts';
import { visitorsDocs } from './calls/visitors.doc.ts';
import type { AnyDescription } from './document/describe.ts';
import { operationsDocs } from './operations.doc.ts';
import type { OperationName } from './operations.ts';

/** The document's description of each call; a call without one does not compile. */
export const DESCRIPTIONS: Readonly<Record<CallName | OperationName, AnyDescription>> = {
  ...accountsDocs,
  ...administratorsDocs,
  ...brandingItemsDocs,
  ...buildingsDocs,
  ...buildingUsersDocs,
  ...cardDocs,
  ...laundromatsDocs,
  ...paymentsDocs,
  ...reportTransactionsDocs(),
  ...reportUsesDocs(),
  ...settlementDocs,
  ...visitorsDocs,
  ...operationsDocs,
};
