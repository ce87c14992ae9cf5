import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { lookup, keysTable } from '../../database/lookup.ts';
import type { KeysOf } from '../../database/lookup.ts';
import { montevideoDayOf, priceOn } from '../prices.ts';
import { windowCutoff } from '../rateLimits.ts';
import type { RateLimitLookup } from '../rateLimits.ts';

interface CardKey {
  readonly uid: string;
  /** The moment of the look-up; its Montevideo day decides the price. */
  readonly at: Date;
  /** A window that began since then with so many times is full; nulls where nothing is counted. */
  readonly rateLimitKey: string | null;
  readonly times: number | null;
  readonly since: Date | null;
}

const card = lookup((db, keys: KeysOf<CardKey>) =>
  db
    .selectFrom(
      keysTable(keys, {
        uid: 'text',
        at: 'timestamptz',
        rateLimitKey: 'text',
        times: 'int',
        since: 'timestamptz',
      }),
    )
    .innerJoin('cards', 'cards.uid', 'lookup_keys.uid')
    .innerJoin('buildings', 'buildings.id', 'cards.building_id')
    .innerJoinLateral(
      (eb) => priceOn(eb, sql.lit('WASHER'), montevideoDayOf(eb.ref('lookup_keys.at'))),
      (join) => join.onTrue(),
    )
    .leftJoin('rate_limits', (join) =>
      join
        .onRef('rate_limits.counted', '=', 'lookup_keys.rateLimitKey')
        .onRef('rate_limits.times', '>=', 'lookup_keys.times')
        .onRef('rate_limits.started_at', '>', 'lookup_keys.since'),
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
      'lookup_keys.position',
    ]),
);

/**
 * A card with what its building allows, and what a wash costs there on a day; undefined where no card has the
 * code.
 *
 * @param wrongCodes what wrong codes are counted by; in the same statement it is told since when it is full
 */
export const findCard = (db: Executor, uid: string, at: Date, wrongCodes: RateLimitLookup | undefined) =>
  card(db, {
    uid,
    at,
    rateLimitKey: wrongCodes?.rateLimitKey ?? null,
    times: wrongCodes?.limit.times ?? null,
    since: wrongCodes ? windowCutoff(wrongCodes.limit.windowMs, wrongCodes.at) : null,
  });

/**
 * A card's balance in cents and what moved it since it was opened, oldest first; undefined where no card has
 * the code.
 */
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
