import { exists, rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';

/** A controller's encrypted keys that are valid at a moment, newest first; none for an unknown controller. */
export async function controllerKeys(db: Executor, id: string, at: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('controller_keys')
    .select('encrypted_key')
    .where('controller_id', '=', id)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ encrypted_key }) => encrypted_key);
}

/** The key that was stored last, of any controller; undefined where there is none. */
export const newestControllerKey = (db: Executor) =>
  db
    .selectFrom('controller_keys')
    .select(['controller_id', 'encrypted_key'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Records that a controller called, once a minute at most because it does so often. */
export async function recordControllerCall(db: Executor, id: string, at: Date): Promise<void> {
  const minuteAgo = new Date(at.getTime() - 60_000);
  await db
    .updateTable('controllers')
    .set({ last_seen_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', minuteAgo)]))
    .execute();
}

/** The building with the company's reference (D62); undefined for an unknown one. */
export const buildingByReference = (db: Executor, reference: string) =>
  db.selectFrom('buildings').select('id').where('reference', '=', reference).executeTakeFirst();

/** Creates a controller in a building. @returns false where the name is taken */
export const insertController = (db: Executor, id: string, buildingId: string, at: Date) =>
  exists(
    db
      .insertInto('controllers')
      .values({ id, building_id: buildingId, created_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  );

/**
 * Adds a key to a controller. The previous key stays valid for a while so that the controller can be updated;
 * older ones end.
 *
 * @param overlapUntil when the previous key expires
 */
export async function insertControllerKey(
  db: Executor,
  controllerId: string,
  encryptedKey: string,
  at: Date,
  overlapUntil: Date,
): Promise<void> {
  const ofController = db.updateTable('controller_keys').where('controller_id', '=', controllerId);
  await ofController.set({ expires_at: at }).where('expires_at', '>', at).execute();
  await ofController.set({ expires_at: overlapUntil }).where('expires_at', 'is', null).execute();
  await db
    .insertInto('controller_keys')
    .values({ controller_id: controllerId, encrypted_key: encryptedKey, created_at: at })
    .execute();
}

/** Ends all keys of a controller. @returns whether any was valid */
export const endControllerKeys = (db: Executor, controllerId: string, at: Date) =>
  exists(
    db
      .updateTable('controller_keys')
      .set({ expires_at: at })
      .where('controller_id', '=', controllerId)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
      .returning('id'),
  );

/** Locks all stored keys, including expired ones, until the transaction ends. */
export const lockControllerKeys = (db: Executor) =>
  db
    .selectFrom('controller_keys')
    .select(['id', 'controller_id', 'encrypted_key'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Stores a key after it was encrypted again. */
export const replaceControllerKey = (db: Executor, id: string, encryptedKey: string) =>
  db.updateTable('controller_keys').set({ encrypted_key: encryptedKey }).where('id', '=', id).execute();

/** Locks a controller until the transaction ends. @returns whether it exists */
export const lockController = (db: Executor, id: string) =>
  exists(db.selectFrom('controllers').select('id').where('id', '=', id).forUpdate());

/** All controllers with their number of valid keys, by name. */
export const listControllers = (db: Executor, at: Date) =>
  db
    .selectFrom('controllers')
    .innerJoin('buildings', 'buildings.id', 'controllers.building_id')
    .select((eb) => [
      'controllers.id',
      'buildings.name as building_name',
      'controllers.last_reported_at',
      eb
        .selectFrom('controller_keys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('controller_keys.controller_id', '=', 'controllers.id')
        .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', at)]))
        .$asScalar()
        .as('keys'),
    ])
    .orderBy('controllers.id')
    .execute();

/** The position up to which a controller has received the changes of its building's cards. */
export interface CardCursor {
  /** Identifies the database's transaction counter: a restored or promoted database counts anew. */
  readonly counter: string;
  /** The database transaction of the last delivered change, and its card. */
  readonly xid: string;
  readonly uid: string;
}

/** Identifies the transaction counter. While it stays the same, later changes have higher numbers. */
export async function transactionCounter(db: Executor): Promise<string> {
  const [row] = await rowsOf<{ counter: string }>(db)`
    select system_identifier || '.' || timeline_id as counter from pg_control_system(), pg_control_checkpoint()`;
  return row?.counter ?? '';
}

/**
 * The cards of a controller's building that changed after a position, in the order of the changing
 * transactions. Changes from transactions newer than the oldest running one are held back until that one
 * ends, because it may still commit changes with a lower number. So no change is skipped.
 */
export const listChangedCards = (
  db: Executor,
  controllerId: string,
  { xid, uid }: Pick<CardCursor, 'xid' | 'uid'>,
  count: number,
) =>
  // A number that no transaction has had yet comes from another database, whose counter was ahead.
  rowsOf<{ uid: string; state: 'active' | 'lost'; balance_cents: number; xid: string }>(db)`
    select uid, state, balance_cents, xid::text as xid from (
      select uid, state, balance_cents,
        case when changed_xid >= pg_snapshot_xmax(snapshot) then '0'::xid8 else changed_xid end as xid,
        pg_snapshot_xmin(snapshot) as oldest
      from cards, (select pg_current_snapshot() as snapshot) as now
      where building_id = (select building_id from controllers where id = ${controllerId})) as card
    where xid < oldest and (xid, uid) > (${xid}::xid8, ${uid}::text)
    order by card.xid, uid limit ${count}`;
