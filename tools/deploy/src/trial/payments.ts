import { FIRST_CHANNEL, CHANNEL_FACTS } from '@laundry/api-contract';
import { randomUUID } from 'node:crypto';
import { createTopUpRecord } from '@laundry/sandbox';
import type { Plan } from './environment.ts';
import type { Server } from './postgres.ts';

/** The body of a top-up that production accepts, which refuses example domains. */
export const topUp = (card: string) => createTopUpRecord(card, { email: 'eva@correo.uy', amount: 500 });

/** Makes a call that has to succeed. */
async function post(url: string, body: object): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${text}`);
  return text;
}

/** Makes a top-up of each card, which the provider approves, and waits until it is credited. */
export async function makePayments(at: Plan['origins'], cards: readonly string[], database: Server) {
  for (const card of cards) {
    const created = await post(`${at.site}/api/v1/transaction/create`, topUp(card));
    const { transaction_id: reference } = JSON.parse(created) as { transaction_id?: string };
    await post(`${at.providers}/_control/settle`, {
      provider: CHANNEL_FACTS[FIRST_CHANNEL].path,
      reference,
      outcome: 'approve',
    });
    await database.untilTrue(`state = 'approved' from transactions where id = '${reference}'`);
  }
}

/** Cards that can be topped up. */
export const usableCards = (database: Server, count: number): Promise<string[]> =>
  database.query(
    `select c.uid from cards c join buildings b on b.id = c.building_id
     where c.state = 'active' and not b.splitting order by c.uid limit ${count}`,
  );

/** All payments since a moment: id, state, cents, and the cents that the ledger credited for it. */
export const paymentsSince = (database: Server, since: string): Promise<string[]> =>
  database.query(
    `select t.id, t.state, t.amount_cents, sum(r.amount_cents) filter (where a.kind = 'card')
     from transactions t left join ledger_entries e on e.transaction_id = t.id
     left join ledger_rows r on r.entry_id = e.id left join ledger_accounts a on a.id = r.account_id
     where t.created_at >= '${since}' group by t.id order by t.id`,
  );

/** The number of payments and the credited sum, as text. */
export function summary(payments: readonly string[]): string {
  const cents = payments.reduce((sum, payment) => sum + Number(payment.split('|')[3]), 0);
  return `${payments.length} payments, $ ${cents / 100} credited`;
}
