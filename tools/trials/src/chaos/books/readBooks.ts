import pg from 'pg';
import * as v from 'valibot';
import type { TakenMail } from '../system/mailServer.ts';

const text = v.string();
const whole = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger());

const Payment = v.object({
  id: text,
  channel: text,
  purpose: v.picklist(['topup', 'purchase']),
  state: text,
  amount_cents: whole,
  card_uid: v.nullable(text),
  /** Whether it was ever approved. */
  was_approved: v.boolean(),
  /** Whether it is paid at a counter, and the payer has the instructions. */
  has_ticket: v.boolean(),
});
const Card = v.object({ uid: text, balance_cents: whole });
const Movement = v.object({ card_uid: text, transaction_id: text, kind: text, amount_cents: whole });
const Order = v.object({ transaction_id: text, cancelled: v.boolean() });
const Mail = v.object({
  id: text,
  waits: v.boolean(),
  dead: v.boolean(),
  /** When it is tried next; null once it was sent or given up. */
  next_try_at: v.nullable(v.date()),
});
/** An account of the ledger. A provider's account decreases as money comes in through it. */
const Account = v.object({
  kind: v.picklist(['provider', 'card', 'orders', 'opening', 'suspense', 'fees']),
  name: text,
  balance_cents: whole,
});
const Discrepancy = v.object({ kind: text, detail: text });
const Key = v.object({ key: text });

/** A payment at a provider, as its simulator reports it. */
const ProviderPayment = v.object({
  provider: text,
  reference: text,
  amount: v.number(),
  state: v.picklist(['pending', 'approved', 'denied', 'cancelled', 'expired', 'refunded']),
});

/** Everything that has to agree when a run is over. Amounts are in cents. */
export interface Books {
  readonly held: readonly v.InferOutput<typeof ProviderPayment>[];
  readonly payments: readonly v.InferOutput<typeof Payment>[];
  readonly cards: readonly v.InferOutput<typeof Card>[];
  readonly movements: readonly v.InferOutput<typeof Movement>[];
  readonly orders: readonly v.InferOutput<typeof Order>[];
  readonly accounts: readonly v.InferOutput<typeof Account>[];
  /** The unresolved discrepancies. */
  readonly discrepancies: readonly v.InferOutput<typeof Discrepancy>[];
  readonly mails: readonly v.InferOutput<typeof Mail>[];
  /** Idempotency keys that were never answered and are not being worked on. */
  readonly deadKeys: readonly v.InferOutput<typeof Key>[];
  readonly takenMails: readonly TakenMail[];
}

const TABLES = {
  payments: [
    Payment,
    `select id, channel, purpose, state, amount_cents, card_uid, approved_at is not null as was_approved,
      payment_reference is not null as has_ticket
    from transactions`,
  ],
  cards: [Card, 'select uid, balance_cents from cards'],
  movements: [
    Movement,
    `select account.name as card_uid, entry.transaction_id, amount_cents,
      case entry.kind when 'payment' then 'topup' else entry.kind end as kind
    from ledger_rows join ledger_entries as entry on entry.id = entry_id
    join ledger_accounts as account on account.id = account_id
    where account.kind = 'card' and entry.transaction_id is not null`,
  ],
  orders: [Order, 'select transaction_id, cancelled_at is not null as cancelled from orders'],
  accounts: [Account, 'select kind, name, balance_cents from ledger_accounts'],
  discrepancies: [Discrepancy, 'select kind, detail from discrepancies where resolved_at is null'],
  mails: [Mail, 'select id, sent_at is null as waits, dead_at is not null as dead, next_try_at from mails'],
  deadKeys: [Key, 'select key from idempotency_keys where answer is null and lease_until < now()'],
} as const;

/** Reads providers and database, the latter in one snapshot. @throws Error where one does not answer */
export async function readBooks(
  databaseUrl: string,
  simulators: string,
  takenMails: readonly TakenMail[],
): Promise<Books> {
  const held = v.parse(
    v.array(ProviderPayment),
    await (await fetch(`${simulators}/_control/payments`)).json(),
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const read = async <Schema extends v.GenericSchema>([schema, statement]: readonly [Schema, string]) =>
      v.parse(v.array(schema), (await client.query(statement)).rows);
    return {
      held,
      payments: await read(TABLES.payments),
      cards: await read(TABLES.cards),
      movements: await read(TABLES.movements),
      orders: await read(TABLES.orders),
      accounts: await read(TABLES.accounts),
      discrepancies: await read(TABLES.discrepancies),
      mails: await read(TABLES.mails),
      deadKeys: await read(TABLES.deadKeys),
      takenMails,
    };
  } finally {
    await client.end();
  }
}
