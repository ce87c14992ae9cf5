import type { DiscrepancyKind } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

/** The kinds that keep a payment from moving money until an operator has resolved them. */
const FREEZING: readonly DiscrepancyKind[] = ['contradiction'];

export interface NewDiscrepancy {
  readonly kind: DiscrepancyKind;
  /** Names its subject: the same kind and key are one discrepancy. */
  readonly key: string;
  readonly transactionId?: string | undefined;
  readonly channel?: string | undefined;
  /** How much is at stake. */
  readonly amountCents?: number | undefined;
  readonly currency?: number | undefined;
  /** For the operator, in English; without personal data. */
  readonly detail: string;
  readonly at: Date;
}

/**
 * Opens a discrepancy. One that is open keeps its age, and its amount is updated; one that a person resolved
 * stays resolved unless a larger amount is at stake; one that later facts had resolved is opened again.
 *
 * @returns whether it was opened by this call
 */
export async function openDiscrepancy(db: Executor, discrepancy: NewDiscrepancy): Promise<boolean> {
  const { kind, key, transactionId, amountCents, at, detail, channel, currency } = discrepancy;
  const stake = { amount_cents: amountCents ?? null, currency: currency ?? null, detail };
  const inserted = await db
    .insertInto('discrepancies')
    .values({
      kind,
      key,
      transaction_id: transactionId ?? null,
      channel: channel ?? null,
      opened_at: at,
      ...stake,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return true;
  const same = db.updateTable('discrepancies').where('kind', '=', kind).where('key', '=', key);
  const again = await same
    .set({ ...stake, opened_at: at, resolved_at: null, resolved_by: null, reason: null, told_at: null })
    .where('resolved_at', 'is not', null)
    .where((eb) => eb.or([eb('resolved_by', 'is', null), eb('amount_cents', '<', amountCents ?? 0)]))
    .returning('id')
    .executeTakeFirst();
  if (again) return true;
  await same.set(stake).where('resolved_at', 'is', null).execute();
  return false;
}

/**
 * Resolves what later facts have put right: a transaction's discrepancies of some kinds, but for those that
 * hold.
 */
export async function resolveByFacts(
  db: Executor,
  transactionId: string,
  kinds: readonly DiscrepancyKind[],
  still: readonly Pick<NewDiscrepancy, 'kind' | 'key'>[],
  at: Date,
): Promise<void> {
  const open = await db
    .selectFrom('discrepancies')
    .select(['id', 'kind', 'key'])
    .where('transaction_id', '=', transactionId)
    .where('kind', 'in', kinds)
    .where('resolved_at', 'is', null)
    .execute();
  const gone = open.filter((one) => !still.some(({ kind, key }) => kind === one.kind && key === one.key));
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

/** Whether an open discrepancy keeps a payment from moving money. */
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

/** Discrepancies, oldest first: those that are open, or the newest that were resolved. */
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

/** Resolves an open discrepancy in a person's name. @returns false where it is resolved already */
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

/** Takes the open discrepancies that the company has not been told of yet, at most so many. */
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
  const gone = open.filter(({ key }) => !found.includes(key) && (checkedKeys?.includes(key) ?? true));
  if (gone.length === 0) return;
  await db
    .updateTable('discrepancies')
    .set({ resolved_at: at, reason: 'a later check found nothing' })
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute();
}
