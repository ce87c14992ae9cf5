import type { AdjustmentCause } from '@laundry/api-contract';
import type { ColumnType, Generated } from 'kysely';
import type {
  Billing,
  PricedMachine,
  GeneratedDay,
  Instant,
  InstantOrNull,
  ReadOnly,
  TextOrNull,
} from './schema.ts';

/**
 * Kinds of ledger accounts: what a provider has received, a card's balance, the revenue of orders, opening
 * balances, suspense, which operators decide about, fees, and the revenue of a building's uses.
 */
export type AccountKind = 'provider' | 'card' | 'orders' | 'opening' | 'suspense' | 'fees' | 'revenue';

export type EntryKind =
  'opening' | 'payment' | 'refund' | 'chargeback' | 'chargeback-won' | 'release' | 'use' | 'transfer';

/** The kinds of discrepancies between two books or two messages; docs/operations.md explains each. */
export type DiscrepancyKind =
  | 'contradiction'
  | 'amount-differs'
  | 'currency-differs'
  | 'paid-twice'
  | 'paid-for-another'
  | 'ledger-fault'
  | 'state-differs'
  | 'missed-change'
  | 'provider-differs'
  | 'unknown-payment'
  | 'not-at-provider'
  | 'overdrawn'
  | 'use-differs'
  | 'settlement-differs'
  | 'uses-missing';

/** The actions that operators can carry out. */
export type OperatorActionKind = 'resolve' | 'refund' | 'chargeback' | 'credit';

/** Successful uses of a unit on one type of machine at one price, or its failed uses. */
export interface PricedUses {
  readonly building_id: string;
  /** Null for cards that belong to no unit. */
  readonly unit_id: string | null;
  readonly unit_number: string | null;
  /** Null for failed uses. */
  readonly machine_type: PricedMachine | null;
  readonly price_cents: number;
  readonly succeeded: number;
  readonly failed: number;
}

export interface MoneySchema {
  ledger_accounts: {
    id: Generated<number>;
    kind: AccountKind;
    /** A provider's channel or a card's code; empty for a kind that has a single account. */
    name: string;
    currency: number;
    balance_cents: ReadOnly<number>;
  };
  ledger_entries: {
    id: Generated<number>;
    kind: EntryKind;
    key: string;
    transaction_id: ColumnType<string | null, string | null | undefined, never>;
    at: ColumnType<Date, Date, never>;
  };
  ledger_rows: { id: Generated<number>; entry_id: number; account_id: number; amount_cents: number };
  confirmed_changes: {
    entry_id: ReadOnly<number>;
    transaction_id: ReadOnly<string>;
    building_id: ReadOnly<string>;
    currency: ReadOnly<number>;
    kind: ReadOnly<EntryKind>;
    amount_cents: ReadOnly<number>;
    share_cents: ReadOnly<number>;
    at: ReadOnly<Date>;
    day: GeneratedDay;
  };
  closed_months: {
    administration_id: string;
    month: string;
    closed_at: Instant;
    closed_by: string;
  };
  closed_buildings: {
    administration_id: string;
    month: string;
    building_id: string;
    name: string;
    /** Whether the administration had a share in its income. */
    sharing: boolean;
    billing: Billing | null;
    uses_cents: number;
    prepaid_cents: number;
    share_cents: number;
    prepaid_count: number;
    /** The rows of its uses (queries/reports/settlement.ts). */
    uses: ColumnType<PricedUses[], string, never>;
    use_ids: number[];
    payment_numbers: number[];
    change_ids: number[];
  };
  adjustments: {
    id: Generated<number>;
    administration_id: string;
    month: string;
    building_id: string;
    cause: AdjustmentCause;
    by: string;
    at: Instant;
    /** The differences, in cents: of the uses' prices, of what was prepaid and of the share in it. */
    uses_cents: number;
    prepaid_cents: number;
    share_cents: number;
  };
  provider_payments: {
    id: Generated<number>;
    transaction_id: string;
    channel: string;
    payment_key: string;
    currency: number;
    paid_cents: number;
    refunded_cents: Generated<number>;
    charged_back_cents: Generated<number>;
    stated_refunded_cents: Generated<number>;
    stated_charged_back_cents: Generated<number>;
    chargebacks: Generated<number>;
    changed_at: InstantOrNull;
    imported: Generated<boolean>;
  };
  operator_actions: {
    id: string;
    action: OperatorActionKind;
    transaction_id: TextOrNull;
    discrepancy_id: TextOrNull;
    provider_payment_id: ColumnType<number | null, number | null | undefined, never>;
    amount_cents: ColumnType<number | null, number | null | undefined, never>;
    by: string;
    reason: string;
    at: Instant;
  };
  discrepancies: {
    id: Generated<string>;
    kind: DiscrepancyKind;
    key: string;
    transaction_id: TextOrNull;
    channel: TextOrNull;
    amount_cents: ColumnType<number | null, number | null | undefined, number | null>;
    currency: ColumnType<number | null, number | null | undefined, number | null>;
    /** For the operator, in English. */
    detail: string;
    opened_at: Instant;
    resolved_at: InstantOrNull;
    resolved_by: TextOrNull;
    reason: TextOrNull;
    /** When the company was mailed about it; null until then. */
    told_at: InstantOrNull;
  };
  signed_readings: {
    digest: string;
    reading: string;
    transaction_id: string;
    channel: string;
    number: TextOrNull;
    outcome: string;
    amount_cents: number;
    heard_at: Instant;
  };
  invoice_deliveries: {
    entry_id: number;
    created_at: Instant;
    attempts: Generated<number>;
    /** Null once it was delivered or given up. While it is being sent, the end of the sender's lease. */
    next_try_at: InstantOrNull;
    delivered_at: InstantOrNull;
    dead_at: InstantOrNull;
    /** Why the last attempt failed. */
    last_error: TextOrNull;
  };
}
