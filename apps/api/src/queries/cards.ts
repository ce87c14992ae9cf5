import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { fullWindow } from './rateLimits.ts';
import type { FullWindow } from './rateLimits.ts';

/**
 * A card with what its building allows and costs; undefined where no card has the code.
 *
 * @param wrongCodes what wrong codes are counted by; in the same statement it is told since when it is full
 */
export function findCard(db: Executor, uid: string, wrongCodes: FullWindow | undefined) {
  const refusedSince = sql<Date | null>`(${wrongCodes ? fullWindow(db, wrongCodes) : sql`null::timestamptz`})`;
  return db
    .selectFrom('cards')
    .innerJoin('buildings', 'buildings.id', 'cards.building_id')
    .select([
      'cards.uid',
      'cards.state',
      'cards.building_id',
      'buildings.splitting',
      'buildings.price_customer_cents',
      'buildings.machine_rate_cents',
      'buildings.special_rate_message',
    ])
    .where('cards.uid', '=', uid)
    .select(refusedSince.as('refused_since'))
    .executeTakeFirst();
}

/** A card's balance in cents and the payments that moved it since it was opened, oldest first; undefined where no card has the code. */
export async function cardAccount(db: Executor, uid: string) {
  const card = await db
    .selectFrom('cards')
    .select(['uid', 'balance_cents'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!card) return undefined;
  const movements = await db
    .selectFrom('cards')
    .innerJoin('ledger_rows', 'ledger_rows.account_id', 'cards.ledger_account_id')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_rows.entry_id')
    .select(['ledger_entries.transaction_id', 'ledger_rows.amount_cents', 'ledger_entries.at'])
    .where('cards.uid', '=', uid)
    .where('ledger_entries.transaction_id', 'is not', null)
    .orderBy('ledger_rows.id')
    .execute();
  return { ...card, movements };
}
