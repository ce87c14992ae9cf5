import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

/** The position up to which a controller has received the changes of its building's cards. */
export interface CardCursor {
  /** Identifies the database's transaction counter: a restored or promoted database counts anew. */
  readonly counter: string;
  /** The database transaction of the last delivered change, and its card. */
  readonly xid: string;
  readonly uid: string;
}

export interface ChangedCard {
  readonly uid: string;
  readonly state: 'active' | 'lost';
  readonly balance_cents: number;
  readonly xid: string;
}

/** Identifies the transaction counter. While it stays the same, later changes have higher numbers. */
export async function transactionCounter(db: Executor): Promise<string> {
  const { rows } = await sql<{ counter: string }>`
    select system_identifier || '.' || timeline_id as counter from pg_control_system(), pg_control_checkpoint()`.execute(
    db,
  );
  return rows[0]?.counter ?? '';
}

/**
 * The building's cards that changed after a position, in the order of the changing transactions. Changes from
 * transactions newer than the oldest running one are held back until that one ends, because it may still
 * commit changes with a lower number. So no change is skipped.
 *
 * @param after undefined for all cards
 */
export async function changedCardsOf(
  db: Executor,
  buildingId: string,
  after: Pick<CardCursor, 'xid' | 'uid'> | undefined,
  count: number,
): Promise<ChangedCard[]> {
  const { xid, uid } = after ?? { xid: '0', uid: '' };
  // A number that no transaction has had yet comes from another database, whose counter was ahead.
  const { rows } = await sql<ChangedCard>`
    select uid, state, balance_cents, xid::text as xid from (
      select uid, state, balance_cents,
        case when changed_xid >= pg_snapshot_xmax(snapshot) then '0'::xid8 else changed_xid end as xid,
        pg_snapshot_xmin(snapshot) as oldest
      from cards, (select pg_current_snapshot() as snapshot) as now
      where building_id = ${buildingId}) as card
    where xid < oldest and (xid, uid) > (${xid}::xid8, ${uid}::text)
    order by card.xid, uid limit ${count}`.execute(db);
  return rows;
}
