import pg from 'pg';
import * as v from 'valibot';
import type { TakenMail } from '../system/mailServer.ts';

const text = v.string();
const whole = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger());

/** The tables whose rows have to agree when a run is over, with their statements. Amounts are in cents. */
const TABLES = {
  payments: [
    v.object({
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
    }),
    `select id, channel, purpose, state, amount_cents, card_uid, approved_at is not null as was_approved,
      payment_reference is not null as has_ticket
    from transactions`,
  ],
  cards: [v.object({ uid: text, balance_cents: whole }), 'select uid, balance_cents from cards'],
  movements: [
    v.object({ card_uid: text, transaction_id: text, kind: text, amount_cents: whole }),
    `select account.name as card_uid, entry.transaction_id, amount_cents,
      case entry.kind when 'payment' then 'topup' else entry.kind end as kind
    from ledger_rows join ledger_entries as entry on entry.id = entry_id
    join ledger_accounts as account on account.id = account_id
    where account.kind = 'card' and entry.transaction_id is not null`,
  ],
  orders: [
    v.object({ transaction_id: text, cancelled: v.boolean() }),
    'select transaction_id, cancelled_at is not null as cancelled from orders',
  ],
  /** The ledger's. A provider's account decreases as money comes in through it. */
  accounts: [
    v.object({
      kind: v.picklist(['provider', 'card', 'orders', 'opening', 'suspense', 'fees', 'revenue']),
      name: text,
      balance_cents: whole,
    }),
    'select kind, name, balance_cents from ledger_accounts',
  ],
  /** The unresolved ones. */
  discrepancies: [
    v.object({ kind: text, detail: text }),
    'select kind, detail from discrepancies where resolved_at is null',
  ],
  mails: [
    v.object({
      id: text,
      waits: v.boolean(),
      dead: v.boolean(),
      /** When it is tried next; null once it was sent or given up. */
      next_try_at: v.nullable(v.date()),
    }),
    'select id, sent_at is null as waits, dead_at is not null as dead, next_try_at from mails',
  ],
  /** Idempotency keys that were never answered and are not being worked on. */
  deadKeys: [
    v.object({ key: text }),
    'select key from idempotency_keys where answer is null and lease_until < now()',
  ],
} as const;
type Tables = typeof TABLES;

/** A payment at a provider, as its simulator reports it. */
const ProviderPayment = v.object({
  provider: text,
  reference: text,
  amount: v.number(),
  state: v.picklist(['pending', 'approved', 'denied', 'cancelled', 'expired', 'refunded']),
});

/** Everything that has to agree. */
export type Books = { readonly [Name in keyof Tables]: readonly v.InferOutput<Tables[Name][0]>[] } & {
  readonly held: readonly v.InferOutput<typeof ProviderPayment>[];
  readonly takenMails: readonly TakenMail[];
};

/** Reads providers and database, the latter in one snapshot. @throws Error where one does not answer */
export async function readBooks(
  databaseUrl: string,
  simulators: string,
  takenMails: readonly TakenMail[],
): Promise<Books> {
  const payments: unknown = await (await fetch(`${simulators}/_control/payments`)).json();
  const held = v.parse(v.array(ProviderPayment), payments);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rows: Record<string, unknown> = {};
    for (const [name, [schema, statement]] of Object.entries(TABLES))
      rows[name] = v.parse(v.array<v.GenericSchema>(schema), (await client.query(statement)).rows);
    return { ...(rows as Omit<Books, 'held' | 'takenMails'>), held, takenMails };
  } finally {
    await client.end();
  }
}
