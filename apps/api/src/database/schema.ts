import type { ColumnType, Generated } from 'kysely';
import type { PaymentPurpose, PaymentState, StateSource } from '../payments/transitions.ts';
import type { AccountSchema } from './accountSchema.ts';
import type { GeneratedDay, Instant, InstantOrNull, ReadOnly, TextOrNull } from './columns.ts';
import type { MachineSchema } from './machineSchema.ts';
import type { MoneySchema } from './moneySchema.ts';
import type { ShopSchema } from './shopSchema.ts';

/** Whether a building's uses are paid from the cards or with its expenses (D61). */
export type Billing = 'prepaid' | 'postpaid';

/** The tables, as the migrations make them. Money is integer cents. */
export interface Schema extends AccountSchema, MoneySchema, MachineSchema, ShopSchema {
  /** What each migration's steps have done, so that the next run goes on from there. */
  migration_steps: { migration: string; step: number; position: string | null; done_at: InstantOrNull };
  /**
   * `reference`: what the company calls it (D62), as with buildings and machines; its id where it gave none.
   */
  administrations: { id: string; name: string; reference: TextOrNull };
  accounts: {
    id: Generated<string>;
    /** Lower case. */
    email: string;
    password_hash: string;
    role: string;
    name: string;
    lastname: string;
    administration_id: string | null;
    /** Whether each month's settlement is mailed to it. */
    monthly_settlement: Generated<boolean>;
    /**
     * The first day of the last month whose settlement was. Drivers differ about days: it is only compared.
     */
    settlement_mailed_for: ColumnType<never, string | undefined, string>;
  };
  /** `token_hash`: sha256 of the token, hex. The token itself is never stored. */
  sessions: {
    token_hash: string;
    account_id: string;
    expires_at: Instant;
    /** To within minutes. */
    last_used_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** The device that it was opened on. */
    device_hash: TextOrNull;
  };
  /** Devices that signed in. `token_hash`: sha256 of the token that the device holds, hex. */
  devices: { token_hash: string; account_id: string; last_used_at: Instant };
  /**
   * Wrong tries. Hashes are sha256, hex: of the lower-case e-mail, and of who tried
   * (queries/accounts/signinTries.ts).
   */
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
    /** Both: its first price, as the version before knows it; `prices` are those that hold. */
    price_customer_cents: ColumnType<never, number, number>;
    machine_rate_cents: ColumnType<never, number, number>;
    special_rate_message: TextOrNull;
    /** The administration's share in the income, in hundredths of a percent (0 to 10 000). */
    income_share_bp: number;
    /** Whether a successful use takes its price from the card (D61). */
    billing: Generated<Billing>;
  };
  /** What a use of a kind of machine costs in a building, from a Montevideo day on. */
  prices: {
    building_id: string;
    machine_type: 'WASHER' | 'DRYER';
    /** -infinity for what holds from ever. */
    valid_from: string;
    price_customer_cents: number;
    machine_rate_cents: number;
  };
  /** What anybody may know of a building; one without a row is not listed publicly. */
  laundromats: {
    building_id: string;
    /** Names it in addresses. */
    slug: string;
    street_address: string;
    neighbourhood: string;
    city: string;
    /** WGS 84, degrees; null with the longitude where only the address is known. */
    latitude: number | null;
    longitude: number | null;
    /** As schema.org writes `openingHours`. */
    opening_hours: string[];
  };
  units: { id: string; building_id: string; number: string };
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
    /** Its ledger account's, kept by triggers; what is given for a new card becomes its opening balance. */
    balance_cents: ColumnType<number, number, never>;
    ledger_account_id: ReadOnly<number | null>;
    /**
     * The database transaction that last changed state, balance or building. Kept by a trigger, as the next.
     */
    changed_xid: ReadOnly<string>;
    /** Since when it is blocked; null where it is not, or always was. */
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
    /** Its building's, so that an e-mail is entered once in an administration. */
    administration_id: string;
    /** The idempotency key that it was entered with. */
    creation_key: TextOrNull;
    /** sha256 of the token of the invitation that counts, hex; null where there is none. */
    invitation_hash: TextOrNull;
    invitation_expires_at: InstantOrNull;
    /**
     * Entered under an e-mail that its administration had already, before that was refused. No new row is.
     */
    repeated: Generated<boolean>;
  };
  uses: {
    id: Generated<number>;
    /** Its building's. With the id the key: rows can be placed by it (ADR-39). */
    administration_id: string;
    building_id: string;
    machine_id: string;
    unit_id: string | null;
    card_uid: string;
    at: Instant;
    result: string;
    day: GeneratedDay;
    succeeded: ReadOnly<boolean>;
    /** The controller that reported it, and its own id of it; null for uses of an import. */
    controller_id: TextOrNull;
    controller_use_id: TextOrNull;
  };
  /** How many uses there were, written with them (queries/machines/writeUses.ts). */
  uses_by_day: {
    administration_id: ReadOnly<string>;
    building_id: ReadOnly<string>;
    day: GeneratedDay;
    machine_id: ReadOnly<string>;
    unit_id: ReadOnly<string | null>;
    uses: ReadOnly<number>;
    succeeded: ReadOnly<number>;
  };
  transactions: {
    id: string;
    /** Bancard's shop_process_id. */
    number: Generated<number>;
    purpose: ColumnType<PaymentPurpose, PaymentPurpose | undefined, never>;
    /** Null where it is no top-up; so is the building. */
    card_uid: TextOrNull;
    building_id: TextOrNull;
    channel: string;
    amount_cents: number;
    currency: number;
    payer_name: string;
    payer_email: string;
    rut: TextOrNull;
    state: PaymentState;
    error_message: TextOrNull;
    message: TextOrNull;
    /** The provider's id of the payment that was credited. */
    provider_payment_id: TextOrNull;
    /** What the payer quotes at a counter. */
    payment_reference: TextOrNull;
    verification_code: TextOrNull;
    /** Where what is paid at a counter can be printed. */
    slip_url: TextOrNull;
    created_at: Instant;
    /** The day of its creation. */
    day: GeneratedDay;
    changed_at: Instant;
    approved_at: InstantOrNull;
    expires_at: Instant;
    /**
     * The administration's rate as it was when the payment was confirmed, in hundredths of a percent. Set by
     * a trigger; null before.
     */
    income_share_bp: ReadOnly<number | null>;
    /** What the card got then. Set by triggers. */
    confirmed_cents: ReadOnly<number | null>;
    /** When the reconciler asks next; null = never again. */
    next_check_at: InstantOrNull;
    checks: Generated<number>;
    /** When its payer was reminded that it can be paid for one more day. */
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
    /** JSON of the answer; null while the first call runs. */
    answer: TextOrNull;
    /** Until when the call that runs is believed to be alive. */
    lease_until: Instant;
    created_at: Instant;
  };
  /**
   * `counted`: the key that a limit counts; `started_at`: when its window opened. Unlogged:
   * empty after a crash.
   */
  rate_limits: { counted: string; started_at: Instant; times: number };
  support_messages: {
    id: Generated<string>;
    idempotency_key: TextOrNull;
    key_msg: 'contact_info' | 'contact_faliure';
    line1: string;
    line2: string;
    line3: string;
    email: string;
    body: string;
    created_at: Instant;
  };
  /** Reports that were sent, for their limit. `pair_hash`: sha256 of card and lower-case e-mail, hex. */
  report_requests: { id: Generated<number>; pair_hash: string; at: Instant };
  /** What a payment buys, as it was when it was asked for. */
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
  /** Purchases that were paid. */
  orders: {
    number: Generated<number>;
    transaction_id: string;
    placed_at: Instant;
    /** When its payment was given back. */
    cancelled_at: InstantOrNull;
    shipped_at: InstantOrNull;
  };
  /** A nightly job's run of a Montevideo day. */
  job_days: {
    job: string;
    day: string;
    /** Until when the instance that does it has it for itself. */
    lease_until: Instant;
    done_at: InstantOrNull;
  };
  mails: {
    id: Generated<string>;
    /** Null: the company. */
    recipient: TextOrNull;
    reply_to: TextOrNull;
    subject: string;
    /** Both bodies are empty once it was sent, and of a dead letter that had a secret. */
    body_text: string;
    body_html: string;
    created_at: Instant;
    attempts: Generated<number>;
    /** Whether what it says is for its reader alone, a link's token for one. */
    secret: Generated<boolean>;
    /** Null once it was sent or given up; while it is being sent, when its sender is given up for dead. */
    next_try_at: InstantOrNull;
    sent_at: InstantOrNull;
    /** When it is tried for the last time; null where the version before wrote it. */
    give_up_at: InstantOrNull;
    /** When it was given up. */
    dead_at: InstantOrNull;
    /** Why the last try failed, in the mail server's words. */
    last_error: TextOrNull;
    /** How often an operator had a dead letter tried again. */
    revivals: Generated<number>;
  };
}
