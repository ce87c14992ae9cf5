import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { statement } from '../../database/statement.ts';
import { sqlMontevideoDay, priceOn } from '../laundromats.ts';
import { windowCutoff } from '../rateLimits.ts';
import type { RateLimitLookup } from '../rateLimits.ts';

interface CardKey {
  readonly uid: string;
  /** The moment of the lookup; its Montevideo day decides the price. */
  readonly at: Date;
  /**
   * The rate limit: reached if the key's window opened after `since` and has `times` hits. Nulls for no
   * limit.
   */
  readonly rateLimitKey: string | null;
  readonly times: number | null;
  readonly since: Date | null;
}

const card = statement((db, { uid, at, rateLimitKey, times, since }: CardKey) =>
  db
    .selectFrom('cards')
    .innerJoin('buildings', 'buildings.id', 'cards.building_id')
    .innerJoinLateral(
      (eb) => priceOn(eb, sql.lit('WASHER'), sqlMontevideoDay(sql`${at}::timestamptz`)),
      (join) => join.onTrue(),
    )
    .leftJoin('rate_limits', (join) =>
      join
        .on('rate_limits.counted', '=', rateLimitKey)
        .on('rate_limits.times', '>=', times)
        .on('rate_limits.started_at', '>', since),
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
      'rate_limits.started_at as refused_since',
    ])
    .where('cards.uid', '=', uid),
);

/**
 * A card with its building's payment rules and the price of a wash on a day; undefined for an unknown code.
 *
 * @param unknownCodes the rate limit of unknown codes; `refused_since` is set where it is reached
 */
export const findCard = (db: Executor, uid: string, at: Date, unknownCodes: RateLimitLookup | undefined) =>
  card.first(db, {
    uid,
    at,
    rateLimitKey: unknownCodes?.rateLimitKey ?? null,
    times: unknownCodes?.limit.times ?? null,
    since: unknownCodes ? windowCutoff(unknownCodes.limit.windowMs, unknownCodes.at) : null,
  });

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
