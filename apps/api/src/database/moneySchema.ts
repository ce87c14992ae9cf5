import type { DiscrepancyKind, OperatorActionKind } from '@laundry/api-contract';
import type { ColumnType, Generated } from 'kysely';
import type { AccountKind, EntryKind } from '../queries/payments/ledger.ts';
import type { GeneratedDay, Instant, InstantOrNull, ReadOnly, TextOrNull } from './columns.ts';

/** The ledger's tables, what providers and operators said, and what does not agree. */
export interface MoneySchema {
  /** Where money can be. A balance is the sum of its rows, kept by triggers. */
  ledger_accounts: {
    id: Generated<number>;
    kind: AccountKind;
    /** The channel of a provider, the code of a card; empty where there is one account of the kind. */
    name: string;
    currency: number;
    balance_cents: ReadOnly<number>;
  };
  /** What happened to money, once. Never changed. */
  ledger_entries: {
    id: Generated<number>;
    kind: EntryKind;
    key: string;
    transaction_id: ColumnType<string | null, string | null | undefined, never>;
    at: ColumnType<Date, Date, never>;
  };
  /**
   * What an entry gave to an account, or took from it: at least two an entry, which come to zero. Never
   * changed.
   */
  ledger_rows: { id: Generated<number>; entry_id: number; account_id: number; amount_cents: number };
  /** What became of confirmed top-ups later: refunds, chargebacks. Written by a trigger on the ledger. */
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
  /** Payments at providers, as far as they took money. */
  provider_payments: {
    id: Generated<number>;
    transaction_id: string;
    channel: string;
    /** The provider's id of it; the transaction's where the protocol has none. */
    payment_key: string;
    currency: number;
    paid_cents: number;
    /** As the provider says it. */
    refunded_cents: Generated<number>;
    charged_back_cents: Generated<number>;
    /** As an operator states it, where the protocol has no word for it. */
    stated_refunded_cents: Generated<number>;
    stated_charged_back_cents: Generated<number>;
    /** How often what was charged back has changed. */
    chargebacks: Generated<number>;
    /** When its provider changed it last. */
    changed_at: InstantOrNull;
    /** It came with an import; its provider need not list it. */
    imported: Generated<boolean>;
  };
  /** Who moved money by hand, or closed a discrepancy, and why. */
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
  /** What two books, or two messages, do not agree about. One row per kind and key. */
  discrepancies: {
    id: Generated<string>;
    kind: DiscrepancyKind;
    key: string;
    transaction_id: TextOrNull;
    channel: TextOrNull;
    /** How much is at stake. */
    amount_cents: ColumnType<number | null, number | null | undefined, number | null>;
    currency: ColumnType<number | null, number | null | undefined, number | null>;
    /** For the operator, in English. */
    detail: string;
    opened_at: Instant;
    /** Null while it is open. */
    resolved_at: InstantOrNull;
    /** The person; null where later facts of the provider resolved it. */
    resolved_by: TextOrNull;
    reason: TextOrNull;
    /** When the company was told of it; null: not yet. */
    told_at: InstantOrNull;
  };
  /** What was heard in texts whose fields are signed without separators. */
  signed_readings: {
    /** SHA-256 of the signed text. */
    digest: string;
    /** SHA-256 of its fields as they were told apart. */
    reading: string;
    transaction_id: string;
    channel: string;
    /** The provider's number of the payment. */
    number: TextOrNull;
    outcome: string;
    amount_cents: number;
    heard_at: Instant;
  };
  /** Movements of payments with a RUT that whoever invoices is told of. */
  invoice_deliveries: {
    entry_id: number;
    created_at: Instant;
    attempts: Generated<number>;
    /**
     * Null once it was delivered or given up; while it is being sent, when its sender is given up for dead.
     */
    next_try_at: InstantOrNull;
    delivered_at: InstantOrNull;
    dead_at: InstantOrNull;
    /** Why the last try failed. */
    last_error: TextOrNull;
  };
}
