import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { prepared } from '../../database/prepared.ts';
import { sqlMontevideoDay, priceOn } from '../laundromats.ts';

/** A card with its building's payment rules and the price of a wash at a moment; undefined where unknown. */
export const findCard = (db: Executor, uid: string, at: Date) =>
  db
    .selectFrom('cards')
    .innerJoin('buildings', 'buildings.id', 'cards.building_id')
    .innerJoinLateral(
      (eb) => priceOn(eb, sql.lit('WASHER'), sqlMontevideoDay(sql`${at}::timestamptz`)),
      (join) => join.onTrue(),
    )
    .select([
      'cards.uid',
      'cards.state',
      'cards.building_id',
      'cards.balance_cents',
      'buildings.splitting',
      'price.price_customer_cents',
      'price.machine_rate_cents',
      'buildings.special_rate_message',
    ])
    .where('cards.uid', '=', uid)
    .modifyEnd(prepared)
    .executeTakeFirst();

/** A card's balance in cents and its movements without the opening, oldest first; undefined where unknown. */
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
    .where('ledger_entries.kind', '<>', 'opening')
    .orderBy('ledger_entries.at')
    .orderBy('ledger_rows.id')
    .execute();
  return { ...card, movements };
}
