import { sql } from 'kysely';
import type { Database, Executor } from '../../database/connect.ts';
import { statement } from '../../database/statement.ts';
import { insertPurchase } from '../shop/orders.ts';
import type { Purchase } from '../shop/orders.ts';
import { limitedUntil, windowCutoff } from '../rateLimits.ts';

/** The purpose of a payment, with its card or purchase. */
export type PaymentSubject =
  | { readonly purpose: 'topup'; readonly cardUid: string; readonly buildingId: string }
  | ({ readonly purpose: 'purchase' } & Purchase);

/** A payment as it is stored before the provider is called. */
export interface NewPayment {
  readonly id: string;
  readonly subject: PaymentSubject;
  /** The rate limit key for creations of payments. */
  readonly rateLimitKey: string;
  readonly channel: string;
  readonly amountCents: number;
  readonly currency: number;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly rut: string | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly nextCheckAt: Date;
  /** Whether the provider knows payments by a number that serves once. */
  readonly isNumbered: boolean;
}

/** The claim of an idempotency key for a new payment. */
export interface KeyClaim {
  readonly key: string;
  readonly bodyHash: string;
  readonly leaseUntil: Date;
}

export type BegunPayment =
  | { readonly kind: 'begun'; readonly number: number; readonly shopProcessId: number | null }
  /** Another call holds the key. */
  | { readonly kind: 'taken' }
  /** There were too many creations in this minute. */
  | { readonly kind: 'limited'; readonly until: Date };

const WINDOW_MS = 60_000;

/** Further values of the statement that stores a new payment. */
interface StatementValues {
  readonly rateLimitKey: string;
  readonly limit: number;
  /** Windows that opened at this moment or before have ended. */
  readonly cutoff: Date;
  readonly key?: string | undefined;
  readonly bodyHash?: string | undefined;
  readonly leaseUntil?: Date | undefined;
  readonly isNumbered?: true | undefined;
}

/** The columns of a new payment, with their types. */
const COLUMNS = {
  id: 'uuid',
  purpose: 'text',
  card_uid: 'text',
  building_id: 'uuid',
  channel: 'text',
  amount_cents: 'bigint',
  currency: 'int',
  payer_name: 'text',
  payer_email: 'text',
  rut: 'text',
  state: 'text',
  created_at: 'timestamptz',
  changed_at: 'timestamptz',
  expires_at: 'timestamptz',
  next_check_at: 'timestamptz',
} as const;

type Column = keyof typeof COLUMNS;
// `Object.keys` has no narrower type; the table is a constant, so these are all its keys.
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

type PaymentRow = Readonly<Record<Column, string | number | Date | null>>;

const columnsOf = (payment: NewPayment): PaymentRow => ({
  id: payment.id,
  purpose: payment.subject.purpose,
  card_uid: payment.subject.purpose === 'topup' ? payment.subject.cardUid : null,
  building_id: payment.subject.purpose === 'topup' ? payment.subject.buildingId : null,
  channel: payment.channel,
  amount_cents: payment.amountCents,
  currency: payment.currency,
  payer_name: payment.payerName,
  payer_email: payment.payerEmail,
  rut: payment.rut ?? null,
  state: 'created',
  created_at: payment.createdAt,
  changed_at: payment.createdAt,
  expires_at: payment.expiresAt,
  next_check_at: payment.nextCheckAt,
});

/**
 * Counts the creation, claims the idempotency key if there is one, and stores the payment and its history.
 * Each step depends on the one before it, so nothing is written once the rate limit is reached.
 */
const beginStatement = statement((db, values: PaymentRow & StatementValues) => {
  const { rateLimitKey, limit, cutoff, key, bodyHash, leaseUntil, id, created_at: at } = values;
  const hasEnded = sql<boolean>`rate_limits.started_at <= ${cutoff}`;
  const shopProcessId = values.isNumbered ? sql`next_shop_process_id(${at}::timestamptz)` : sql`null::bigint`;
  const isClaimed = key !== undefined && bodyHash !== undefined && leaseUntil !== undefined;
  const row = COLUMN_NAMES.map((name) => sql`${values[name]}::${sql.raw(COLUMNS[name])}`);
  return db
    .with('consumed', (cte) =>
      cte
        .insertInto('rate_limits')
        .columns(['counted', 'started_at', 'times'])
        .expression(sql`select ${rateLimitKey}::text, ${at}::timestamptz, 1`)
        .onConflict((conflict) =>
          conflict
            .column('counted')
            .doUpdateSet({
              started_at: sql<Date>`case when ${hasEnded} then excluded.started_at else rate_limits.started_at end`,
              times: sql<number>`case when ${hasEnded} then 1 else rate_limits.times + 1 end`,
            })
            .where(sql<boolean>`(${hasEnded} or rate_limits.times < ${limit})`),
        )
        .returning('counted'),
    )
    .with('claimed', (cte) =>
      cte
        .insertInto('idempotency_keys')
        .columns(['key', 'body_hash', 'lease_until', 'transaction_id', 'created_at'])
        .expression(
          isClaimed
            ? sql`select ${key}::uuid, ${bodyHash}::text, ${leaseUntil}::timestamptz, ${id}::uuid, ${at}::timestamptz from consumed`
            : sql`select null::uuid, null, null::timestamptz, null::uuid, null::timestamptz where false`,
        )
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key'),
    )
    .with('created', (cte) =>
      cte
        .insertInto('transactions')
        .columns([...COLUMN_NAMES, 'shop_process_id'])
        .expression(
          sql`select ${sql.join([...row, shopProcessId])} from ${sql.ref(isClaimed ? 'claimed' : 'consumed')}`,
        )
        .returning(['id', 'number', 'shop_process_id', 'state', 'created_at']),
    )
    .with('written', (cte) =>
      cte
        .insertInto('transaction_history')
        .columns(['transaction_id', 'state', 'at', 'source'])
        .expression((eb) =>
          eb.selectFrom('created').select(['id', 'state', 'created_at', sql.lit('api').as('source')]),
        ),
    )
    .selectFrom('consumed')
    .leftJoin('created', (join) => join.onTrue())
    .select(['created.number', 'created.shop_process_id']);
});

async function write(
  db: Executor,
  payment: NewPayment,
  claim: KeyClaim | undefined,
  limit: number,
): Promise<BegunPayment> {
  const { rateLimitKey, createdAt: at } = payment;
  const begun = await beginStatement.first(db, {
    ...columnsOf(payment),
    ...claim,
    rateLimitKey,
    limit,
    cutoff: windowCutoff(WINDOW_MS, at),
    isNumbered: payment.isNumbered || undefined,
  });
  if (!begun) {
    const window = { times: limit, windowMs: WINDOW_MS };
    return { kind: 'limited', until: (await limitedUntil(db, rateLimitKey, window, at)) ?? at };
  }
  const { number, shop_process_id: shopProcessId } = begun;
  return number === null ? { kind: 'taken' } : { kind: 'begun', number, shopProcessId };
}

/**
 * Stores a payment as `created` in one transaction with its purchase and idempotency key, if it has them. A
 * creation whose key another call holds is counted too.
 *
 * @param limit creations allowed per minute
 */
export function beginPayment(
  db: Database,
  payment: NewPayment,
  claim: KeyClaim | undefined,
  limit: number,
): Promise<BegunPayment> {
  const { subject } = payment;
  if (subject.purpose === 'topup') return write(db, payment, claim, limit);
  return db.transaction().execute(async (transaction) => {
    const begun = await write(transaction, payment, claim, limit);
    if (begun.kind === 'begun') await insertPurchase(transaction, payment.id, subject);
    return begun;
  });
}
