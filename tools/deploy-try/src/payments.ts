import { randomUUID } from 'node:crypto';
import type { Http2Client } from './http2Client.ts';
import type { Server } from './postgres.ts';

const AMOUNT = 500;

/** A payment in the database. */
export interface Payment {
  readonly id: string;
  readonly state: string;
  readonly cents: number;
  /** The amount that its card was credited with. */
  readonly credited: number;
}

/** Starts a top-up of a card as the public site does. @returns its id */
export async function startTopUp(client: Http2Client, site: string, card: string): Promise<string> {
  const answer = await client.ask(`${site}/api/v1/transaction/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      email: 'eva@correo.uy',
      name: 'Eva Paz',
      currency: 858,
      amount: AMOUNT,
      uid: card,
      channel: 'MercadoPagos',
      rut: '',
    }),
  });
  const { transaction_id: id } = JSON.parse(answer.text) as { transaction_id?: string };
  if (id === undefined) throw new Error(`a top-up was answered ${answer.status}: ${answer.text}`);
  return id;
}

/** Makes the provider approve a payment and notify the API. */
export async function pay(simulators: string, id: string): Promise<void> {
  const answer = await fetch(`${simulators}/_control/settle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'mercadopago', reference: id, outcome: 'approve' }),
  });
  if (!answer.ok) throw new Error(`a payment was answered ${answer.status}`);
}

/** All payments since a moment, each with the amount that the ledger credited for it. */
export const paymentsSince = (database: Server, since: string): Promise<Payment[]> =>
  database.query<Payment & Record<string, unknown>>(
    `select t.id::text as id, t.state, t.amount_cents::int as cents,
            coalesce((select sum(r.amount_cents)::int from ledger_rows r
                      join ledger_accounts a on a.id = r.account_id and a.kind = 'card'
                      join ledger_entries e on e.id = r.entry_id
                      where e.transaction_id = t.id), 0) as credited
     from transactions t where t.created_at >= '${since}' order by t.id`,
  );

/** The number of payments and the credited sum, as text. */
export function summary(payments: readonly Payment[]): string {
  const cents = payments.reduce((sum, { credited }) => sum + credited, 0);
  return `${payments.length} payments, $ ${cents / 100} credited`;
}
