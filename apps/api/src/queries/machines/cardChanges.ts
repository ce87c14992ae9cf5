import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

/** Up to where somebody knows the changes of a building's cards. */
export interface CardCursor {
  /**
   * Which database counts the transactions: they are counted anew in one that was restored from a dump, or
   * promoted.
   */
  readonly counter: string;
  /** The database transaction of the last change that was delivered, and its card. */
  readonly xid: string;
  readonly uid: string;
}

export interface ChangedCard {
  readonly uid: string;
  readonly state: 'active' | 'lost';
  readonly balance_cents: number;
  readonly xid: string;
}

/**
 * What counts this database's transactions: as long as it stays the same, later changes have higher numbers.
 */
export async function transactionCounter(db: Executor): Promise<string> {
  const { rows } = await sql<{ counter: string }>`
    select system_identifier || '.' || timeline_id as counter from pg_control_system(), pg_control_checkpoint()`.execute(
    db,
  );
  return rows[0]?.counter ?? '';
}

/**
 * The building's cards that changed after a place, in the order of the transactions that changed them. Those
 * of transactions that began before one that is still under way are kept back until it ends: whatever commits
 * later comes behind what was told, so nothing is left out.
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
  // A number that no transaction here has had yet is another database's.
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
