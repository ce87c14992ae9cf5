import type { DiscrepancyKind } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

/** The kinds that freeze a payment: no money moves until an operator has resolved them. */
const FREEZING: readonly DiscrepancyKind[] = ['contradiction'];

export interface NewDiscrepancy {
  readonly kind: DiscrepancyKind;
  /** Identifies the discrepancy together with the kind. */
  readonly key: string;
  readonly transactionId?: string | undefined;
  readonly channel?: string | undefined;
  /** The amount in question. */
  readonly amountCents?: number | undefined;
  readonly currency?: number | undefined;
  /** For the operator, in English; without personal data. */
  readonly detail: string;
  readonly at: Date;
}

/**
 * Opens a discrepancy. If it is open already, only its amount and detail are updated. If a person resolved
 * it, it is opened again only for a larger amount; if later facts resolved it, it is opened again.
 *
 * @returns whether this call opened it
 */
export async function openDiscrepancy(db: Executor, discrepancy: NewDiscrepancy): Promise<boolean> {
  const { kind, key, transactionId, amountCents, at, detail, channel, currency } = discrepancy;
  const values = { amount_cents: amountCents ?? null, currency: currency ?? null, detail };
  const inserted = await db
    .insertInto('discrepancies')
    .values({
      kind,
      key,
      transaction_id: transactionId ?? null,
      channel: channel ?? null,
      opened_at: at,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return true;
  const same = db.updateTable('discrepancies').where('kind', '=', kind).where('key', '=', key);
  const reopened = await same
    .set({ ...values, opened_at: at, resolved_at: null, resolved_by: null, reason: null, told_at: null })
    .where('resolved_at', 'is not', null)
    .where((eb) => eb.or([eb('resolved_by', 'is', null), eb('amount_cents', '<', amountCents ?? 0)]))
    .returning('id')
    .executeTakeFirst();
  if (reopened) return true;
  await same.set(values).where('resolved_at', 'is', null).execute();
  return false;
}

/** Resolves a transaction's open discrepancies of some kinds that later facts have corrected. */
export async function resolveByFacts(
  db: Executor,
  transactionId: string,
  kinds: readonly DiscrepancyKind[],
  remaining: readonly Pick<NewDiscrepancy, 'kind' | 'key'>[],
  at: Date,
): Promise<void> {
  const open = await db
    .selectFrom('discrepancies')
    .select(['id', 'kind', 'key'])
    .where('transaction_id', '=', transactionId)
    .where('kind', 'in', kinds)
    .where('resolved_at', 'is', null)
    .execute();
  const gone = open.filter(
    (discrepancy) => !remaining.some(({ kind, key }) => kind === discrepancy.kind && key === discrepancy.key),
  );
  if (gone.length === 0) return;
  await db
    .updateTable('discrepancies')
    .set({ resolved_at: at, reason: 'later facts of the provider' })
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute();
}

/** Whether an open discrepancy freezes a payment. */
export async function isFrozen(db: Executor, transactionId: string): Promise<boolean> {
  const freezing = await db
    .selectFrom('discrepancies')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .where('kind', 'in', FREEZING)
    .where('resolved_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return freezing !== undefined;
}

/** Open discrepancies, oldest first, or resolved ones, newest first. */
export function listDiscrepancies(db: Executor, state: 'open' | 'resolved', count: number) {
  const all = db.selectFrom('discrepancies').selectAll().limit(count);
  return state === 'open'
    ? all.where('resolved_at', 'is', null).orderBy('opened_at').execute()
    : all.where('resolved_at', 'is not', null).orderBy('resolved_at', 'desc').execute();
}

export type Discrepancy = Awaited<ReturnType<typeof listDiscrepancies>>[number];

/** A discrepancy; undefined for an unknown one. */
export const findDiscrepancy = (db: Executor, id: string): Promise<Discrepancy | undefined> =>
  db.selectFrom('discrepancies').selectAll().where('id', '=', id).executeTakeFirst();

/** Resolves an open discrepancy by a person. @returns false where it is resolved already */
export async function resolveDiscrepancy(
  db: Executor,
  id: string,
  { by, reason, at }: { readonly by: string; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const resolved = await db
    .updateTable('discrepancies')
    .set({ resolved_at: at, resolved_by: by, reason })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return resolved !== undefined;
}

/** How many discrepancies of each kind are open. */
export function countOpenDiscrepancies(db: Executor) {
  return db
    .selectFrom('discrepancies')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('resolved_at', 'is', null)
    .groupBy('kind')
    .execute();
}

/** Claims open discrepancies that have not been mailed to the company yet. */
export function claimUnreported(db: Executor, count: number, at: Date) {
  const unreported = db
    .selectFrom('discrepancies')
    .select('id')
    .where('resolved_at', 'is', null)
    .where('told_at', 'is', null)
    .orderBy('opened_at')
    .limit(count)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('discrepancies')
    .set({ told_at: sql<Date>`${at}::timestamptz` })
    .where('id', 'in', unreported)
    .returningAll()
    .execute();
}

/**
 * Resolves the discrepancies of a kind that a check no longer finds.
 *
 * @param checkedKeys the keys that the check covered; undefined where it covered all
 */
export async function resolveGone(
  db: Executor,
  kind: DiscrepancyKind,
  found: readonly string[],
  checkedKeys: readonly string[] | undefined,
  at: Date,
): Promise<void> {
  const open = await db
    .selectFrom('discrepancies')
    .select(['id', 'key'])
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .execute();
  // Sets, because there may be as many as there are payments, which this process has to serve meanwhile.
  const [stillThere, checked] = [new Set(found), checkedKeys && new Set(checkedKeys)];
  const gone = open.filter(({ key }) => !stillThere.has(key) && (checked?.has(key) ?? true));
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await db
    .updateTable('discrepancies')
    .set({ resolved_at: at, reason: 'a later check found nothing' })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
