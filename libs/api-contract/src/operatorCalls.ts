import * as v from 'valibot';
import { call } from './call.ts';
import type { Call } from './call.ts';
import { currency, id, instant, pesos } from './fields.ts';

/** The kinds of discrepancies between two books or two messages. */
const DISCREPANCY_KINDS = [
  /** A provider's message that contradicts another or is ambiguous; it freezes the payment. */
  'contradiction',
  /** A payment with another amount than ordered or reported before. */
  'amount-differs',
  /** A payment in another currency than ordered. */
  'currency-differs',
  /** More was paid than was ordered. */
  'paid-twice',
  /** A provider's payment that was credited to another transaction. */
  'paid-for-another',
  /** The ledger contradicts itself. */
  'ledger-fault',
  /** A payment's state, or its order, does not match its money in the ledger. */
  'state-differs',
  /** A provider's change of a payment that only the check found; the ledger was corrected late. */
  'missed-change',
  /** A provider reports another amount of a payment than the ledger. */
  'provider-differs',
  /** A provider has a payment that belongs to none of our transactions. */
  'unknown-payment',
  /** The ledger has a payment that is unknown to its provider. */
  'not-at-provider',
  /** A card with a negative balance, after uses that a controller reported late. */
  'overdrawn',
  /** A controller reported the same id with a different use. */
  'use-differs',
  /** A closed month is no longer what was settled and adjusted, or uses are not what cards paid for them. */
  'settlement-differs',
  /** Uses are missing from a controller that numbers them. */
  'uses-missing',
] as const;
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

/** The actions that operators can carry out. */
const OPERATOR_ACTIONS = ['resolve', 'refund', 'chargeback', 'credit'] as const;
export type OperatorActionKind = (typeof OPERATOR_ACTIONS)[number];

const shortText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
/** Every operator's action requires a name and a reason. */
const attribution = { by: shortText, reason: shortText };
const Statement = v.object({ ...attribution, amount: pesos, paymentId: v.optional(shortText) });

const Discrepancy = v.object({
  id,
  kind: v.picklist(DISCREPANCY_KINDS),
  key: v.string(),
  transaction_id: v.nullable(id),
  channel: v.nullable(v.string()),
  amount: v.nullable(pesos),
  currency: v.nullable(currency),
  detail: v.string(),
  opened_at: instant,
  told_at: v.nullable(instant),
  resolved_at: v.nullable(instant),
  resolved_by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});

const Action = v.object({
  id,
  action: v.picklist(OPERATOR_ACTIONS),
  by: v.string(),
  reason: v.string(),
  amount: v.nullable(pesos),
  discrepancy_id: v.nullable(id),
  at: instant,
});

/** A payment's money in pesos, and the operators' actions on it. */
const Money = v.object({
  held: pesos,
  suspense: pesos,
  payments: v.array(
    v.object({
      id,
      currency,
      paid: pesos,
      refunded: pesos,
      charged_back: pesos,
    }),
  ),
  actions: v.array(Action),
});

const money = {
  access: 'operator',
  answer: Money,
} as const;

/** Operators' calls (`/internal`): discrepancies, money reported outside of protocols, dead letters. */
export const operatorCalls = {
  discrepancies: call({
    method: 'GET',
    path: '/internal/discrepancies',
    summary: 'Returns the discrepancies between providers and ledger',
    access: 'operator',
    query: v.object({ state: v.optional(v.picklist(['open', 'resolved']), 'open') }),
    answer: v.array(Discrepancy),
  }),
  resolveDiscrepancy: call({
    method: 'POST',
    path: '/internal/discrepancies/{id}/resolve',
    summary: 'Resolves a discrepancy',
    access: 'operator',
    idempotent: true,
    body: v.object(attribution),
    success: 204,
  }),
  statedRefund: call({
    ...money,
    method: 'POST',
    idempotent: true,
    path: '/internal/transactions/{id}/refund',
    summary: 'Records a refund of a payment',
    body: Statement,
  }),
  statedChargeback: call({
    ...money,
    method: 'POST',
    idempotent: true,
    path: '/internal/transactions/{id}/chargeback',
    summary: 'Records a chargeback of a payment',
    body: Statement,
  }),
  creditFromSuspense: call({
    ...money,
    method: 'POST',
    idempotent: true,
    path: '/internal/transactions/{id}/credit',
    summary: 'Credits money of a payment from the suspense account',
    body: v.object({ ...attribution, amount: pesos }),
  }),
  moneyOfTransaction: call({
    ...money,
    method: 'GET',
    path: '/internal/transactions/{id}/money',
    summary: 'Returns the amounts of a payment and the actions of operators on it',
  }),
  deadMails: call({
    method: 'GET',
    path: '/internal/mails/dead',
    summary: 'Returns the mails that could not be sent',
    access: 'operator',
    answer: v.array(
      v.object({
        id,
        recipient: v.string(),
        subject: v.string(),
        reason: v.nullish(v.string()),
        attempts: v.number(),
        retries: v.number(),
        created_at: instant,
        dead_at: v.optional(instant),
        can_be_retried: v.boolean(),
      }),
    ),
  }),
  retryDeadMail: call({
    method: 'POST',
    path: '/internal/mails/dead/{id}/retry',
    summary: 'Queues an undelivered mail again',
    access: 'operator',
    success: 204,
  }),
  companyCommand: call({
    method: 'POST',
    path: '/internal/company/{command}',
    summary: 'Runs a command of `npm run company`',
    access: 'operator',
    bodyBytes: 32_000_000,
    body: v.object({ input: v.string() }),
    answer: v.object({ result: v.string() }),
  }),
} as const satisfies Record<string, Call>;
