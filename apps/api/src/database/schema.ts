import type { ChannelName } from '@laundry/api-contract';
import type { PaymentDetails } from '@laundry/payment-channels/server';
import type { ColumnType, Generated } from 'kysely';
import type { PaymentPurpose, PaymentState, StateSource } from '../payments/transitions.ts';
import type { AccountSchema, VisitorSchema } from './accountSchema.ts';
import type { BuildingSchema, MachineSchema, ShopSchema } from './machineSchema.ts';
import type { MoneySchema } from './moneySchema.ts';

/** A timestamp that is read as a Date and written as a Date or an ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type TextOrNull = ColumnType<string | null, string | null | undefined, string | null>;

/** Columns of values that may be absent, under the names of the values. */
type Optional<Values> = {
  [Name in keyof Values]-?: ColumnType<NonNullable<Values[Name]> | null, Values[Name] | null>;
};

/** Only the database writes this column. */
export type ReadOnly<T> = ColumnType<T, never, never>;
/** A Montevideo day derived by the database. Select it with `::text`: drivers parse dates differently. */
export type GeneratedDay = ReadOnly<string>;

/** The kinds of machines that have prices. Every machine that is not a washer counts as a dryer (spec §3). */
export type PricedMachine = 'WASHER' | 'DRYER';

/** Whether a building's uses are paid from the cards or with the building's expenses (D61). */
export type Billing = 'prepaid' | 'postpaid';

/**
 * The tables as `schema/*.sql` and later migrations make them: the tables and columns are explained there.
 * Amounts of money are integer cents.
 */
export interface Schema
  extends AccountSchema, BuildingSchema, MoneySchema, MachineSchema, ShopSchema, VisitorSchema {
  migration_steps: { migration: string; step: number; done_at: InstantOrNull };
  administrations: { id: string; name: string; reference: TextOrNull };
  accounts: {
    id: Generated<string>;
    email: string;
    password_hash: string;
    role: string;
    name: string;
    lastname: string;
    administration_id: string | null;
    monthly_settlement: Generated<boolean>;
  };
  /** `token_hash`: SHA-256 of the token in hex. The token itself is never stored. */
  sessions: {
    token_hash: string;
    account_id: string;
    expires_at: Instant;
    /** Updated at most every few minutes. */
    last_used_at: Instant;
    device_hash: TextOrNull;
  };
  /** Devices that signed in. `token_hash`: SHA-256 of the device's token in hex. */
  devices: { token_hash: string; account_id: string; last_used_at: Instant };
  /** Failed sign-ins, by SHA-256 in hex of e-mail and client (queries/accounts/signinAttempts.ts). */
  signin_failures: {
    id: Generated<number>;
    email_hash: string;
    client_hash: TextOrNull;
    known_device: Generated<boolean>;
    at: Instant;
  };
  buildings: {
    id: string;
    administration_id: string;
    name: string;
    reference: TextOrNull;
    splitting: boolean;
    /** Both columns: the building's first price, of which a trigger makes its rows of `prices`. */
    price_customer_cents: ColumnType<never, number, number>;
    machine_rate_cents: ColumnType<never, number, number>;
    special_rate_message: TextOrNull;
    income_share_bp: number;
    billing: Generated<Billing>;
  };
  machines: {
    id: string;
    building_id: string;
    machine_type: string;
    sort_index: number;
    serial_number: string;
    reference: TextOrNull;
  };
  cards: {
    uid: string;
    building_id: string;
    unit_id: string | null;
    state: 'active' | 'lost';
    /** Balance of its ledger account, kept by triggers. The inserted value becomes the opening balance. */
    balance_cents: ColumnType<number, number, never>;
    ledger_account_id: ReadOnly<number | null>;
    changed_xid: ReadOnly<string>;
    blocked_at: ReadOnly<Date | null>;
  };
  residents: {
    id: string;
    building_id: string;
    firstname: string;
    lastname: string;
    email: string;
    reference: string;
    created_at: Instant;
    validated_at: InstantOrNull;
    administration_id: string;
    /** The idempotency key of the request that created it. */
    creation_key: TextOrNull;
    invitation_hash: TextOrNull;
    invitation_expires_at: InstantOrNull;
  };
  uses: {
    id: Generated<number>;
    administration_id: string;
    building_id: string;
    machine_id: string;
    unit_id: string | null;
    card_uid: string;
    at: Instant;
    result: string;
    day: GeneratedDay;
    succeeded: ReadOnly<boolean>;
    /** The controller that reported the use, and its id for it; both null for imported uses. */
    controller_id: TextOrNull;
    controller_use_id: TextOrNull;
    machine_type: PricedMachine;
    /** What it took from its card; null where it took nothing: then it costs the price of its day. */
    price_cents: number | null;
  };
  uses_by_day: {
    administration_id: ReadOnly<string>;
    building_id: ReadOnly<string>;
    day: GeneratedDay;
    machine_id: ReadOnly<string>;
    unit_id: ReadOnly<string | null>;
    uses: ReadOnly<number>;
    succeeded: ReadOnly<number>;
  };
  uses_at_prices: {
    administration_id: ReadOnly<string>;
    building_id: ReadOnly<string>;
    day: GeneratedDay;
    unit_id: ReadOnly<string | null>;
    machine_type: ReadOnly<PricedMachine>;
    price_cents: ReadOnly<number | null>;
    uses: ReadOnly<number>;
  };
  transactions: Optional<PaymentDetails> & {
    id: string;
    /** Identifies it for people (`payments/reference.ts`). */
    number: Generated<number>;
    /** The number by which its provider knows it; null where there is no such number. */
    shop_process_id: ColumnType<number | null, number | null | undefined, number>;
    purpose: ColumnType<PaymentPurpose, PaymentPurpose | undefined, never>;
    card_uid: TextOrNull;
    building_id: TextOrNull;
    channel: ChannelName;
    amount_cents: number;
    currency: number;
    payer_name: string;
    payer_email: string;
    rut: TextOrNull;
    state: PaymentState;
    error_message: TextOrNull;
    /** The number that the payer quotes at a payment counter. */
    payment_reference: TextOrNull;
    verification_code: TextOrNull;
    slip_url: TextOrNull;
    created_at: Instant;
    day: GeneratedDay;
    changed_at: Instant;
    approved_at: InstantOrNull;
    expires_at: Instant;
    income_share_bp: ReadOnly<number | null>;
    confirmed_cents: ReadOnly<number | null>;
    /** When the reconciler polls the provider next; null: never again. */
    next_check_at: InstantOrNull;
    checks: Generated<number>;
    reminded_at: InstantOrNull;
  };
  transaction_history: {
    id: Generated<number>;
    transaction_id: string;
    state: PaymentState;
    at: Instant;
    source: StateSource;
  };
  idempotency_keys: {
    key: string;
    body_hash: string;
    transaction_id: string;
    /** The answer as JSON; null while the first call runs. */
    answer: TextOrNull;
    /** After this moment the running call is taken to have died. */
    lease_until: Instant;
    created_at: Instant;
  };
  /** What a payment buys, with name and price at the time of the purchase. */
  purchases: {
    transaction_id: string;
    item_id: string;
    item_name: string;
    item_reference: string;
    unit_price_cents: number;
    quantity: number;
    address: string;
    phone: string;
  };
  orders: {
    number: Generated<number>;
    transaction_id: string;
    placed_at: Instant;
    /** When the payment was refunded. */
    cancelled_at: InstantOrNull;
    shipped_at: InstantOrNull;
  };
  job_days: {
    job: string;
    day: string;
    lease_until: Instant;
    done_at: InstantOrNull;
  };
  mails: {
    id: Generated<string>;
    recipient: TextOrNull;
    reply_to: TextOrNull;
    subject: string;
    /** Both bodies are emptied once the mail was sent, or was given up and contained a secret. */
    body_text: string;
    body_html: string;
    created_at: Instant;
    attempts: Generated<number>;
    secret: Generated<boolean>;
    /** Null once it was sent or given up. While it is being sent, the end of the sender's lease. */
    next_try_at: InstantOrNull;
    sent_at: InstantOrNull;
    /** When it is tried for the last time. */
    give_up_at: Instant;
    dead_at: InstantOrNull;
    last_error: TextOrNull;
    /** How often an operator had it sent again after it was given up. */
    revivals: Generated<number>;
  };
}
