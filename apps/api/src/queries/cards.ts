import type { Executor } from '../database/connect.ts';

/** A card with what its building allows and costs; undefined where no card has the code. */
export function findCard(db: Executor, uid: string) {
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
    .executeTakeFirst();
}

/** A card's balance in cents and what moved it, oldest first; undefined where no card has the code. */
export async function cardAccount(db: Executor, uid: string) {
  const card = await db
    .selectFrom('cards')
    .select(['uid', 'balance_cents'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!card) return undefined;
  const movements = await db
    .selectFrom('card_movements')
    .select(['transaction_id', 'amount_cents', 'at'])
    .where('card_uid', '=', uid)
    .orderBy('id')
    .execute();
  return { ...card, movements };
}
