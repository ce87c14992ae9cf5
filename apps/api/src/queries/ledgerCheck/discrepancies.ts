import { sql } from 'kysely';
import { exists } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import type { DiscrepancyKind } from '../../database/moneySchema.ts';

/** The kinds that freeze a payment: no money moves until an operator has resolved them. */
const FREEZING: readonly DiscrepancyKind[] = ['contradiction'];

/** Whether a row of `transactions` has an open discrepancy; a missed change is booked and does not count. */
export const hasOpenDiscrepancy = sql<boolean>`exists (select from discrepancies as open
  where open.transaction_id = transactions.id and kind <> 'missed-change' and resolved_at is null)`;

export interface NewDiscrepancy {
  readonly kind: DiscrepancyKind;
  /** Identifies the discrepancy together with the kind. */
  readonly key: string;
  readonly transactionId?: string | null | undefined;
  readonly channel?: string | undefined;
  /** The amount in question. */
  readonly amountCents?: number | undefined;
  readonly currency?: number | null | undefined;
  /** For the operator, in English; without personal data. */
  readonly detail: string;
  readonly at: Date;
}

/** @returns whether this call opened it */
async function open(db: Executor, discrepancy: NewDiscrepancy): Promise<boolean> {
  const { kind, key, transactionId, amountCents, at, detail, channel, currency } = discrepancy;
  const values = { amount_cents: amountCents ?? null, currency: currency ?? null, detail };
  const inserted = await db
    .insertInto('discrepancies')
    .values({ kind, key, transaction_id: transactionId, channel, opened_at: at, ...values })
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

/**
 * Opens discrepancies. Of one that is open already, only amount and detail are updated. One that a person
 * resolved is opened again only for a larger amount; one that later facts resolved is opened again.
 *
 * @returns those that this call opened
 */
export async function openDiscrepancies(db: Executor, discrepancies: readonly NewDiscrepancy[]) {
  const opened: NewDiscrepancy[] = [];
  for (const discrepancy of discrepancies) if (await open(db, discrepancy)) opened.push(discrepancy);
  return opened;
}

/** Whether an open discrepancy freezes a payment. */
export const isFrozen = (db: Executor, transactionId: string) =>
  exists(
    db
      .selectFrom('discrepancies')
      .select('id')
      .where('transaction_id', '=', transactionId)
      .where('kind', 'in', FREEZING)
      .where('resolved_at', 'is', null)
      .limit(1),
  );

const MAX_LISTED = 10_000;

/** Open discrepancies, oldest first, or resolved ones, newest first. */
export function listDiscrepancies(db: Executor, state: 'open' | 'resolved') {
  const all = db.selectFrom('discrepancies').selectAll().limit(MAX_LISTED);
  return state === 'open'
    ? all.where('resolved_at', 'is', null).orderBy('opened_at').execute()
    : all.where('resolved_at', 'is not', null).orderBy('resolved_at', 'desc').execute();
}

/** A discrepancy; undefined for an unknown one. */
export const findDiscrepancy = (db: Executor, id: string) =>
  db.selectFrom('discrepancies').selectAll().where('id', '=', id).executeTakeFirst();

/** Resolves an open discrepancy by a person. @returns false where it is resolved already */
export const resolveDiscrepancy = (
  db: Executor,
  id: string,
  { by, reason, at }: { readonly by: string; readonly reason: string; readonly at: Date },
) =>
  exists(
    db
      .updateTable('discrepancies')
      .set({ resolved_at: at, resolved_by: by, reason })
      .where('id', '=', id)
      .where('resolved_at', 'is', null)
      .returning('id'),
  );

/** How many discrepancies of each kind are open, also none where all of a kind were resolved. */
export const countOpenDiscrepancies = (db: Executor) =>
  db
    .selectFrom('discrepancies')
    .select(({ fn }) => ['kind', fn.countAll<number>().filterWhere('resolved_at', 'is', null).as('count')])
    .groupBy('kind')
    .execute();

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

/** What a check covered: discrepancies of some kinds, limited to one payment or to keys where given. */
interface Checked {
  readonly kinds: readonly DiscrepancyKind[];
  readonly transactionId?: string;
  readonly keys?: readonly string[] | undefined;
  /** When it began to read: it has not seen what was opened later. */
  readonly began?: Date;
}

/**
 * Opens what a check found, and resolves the open discrepancies that it covered and no longer found.
 *
 * @returns those that this call opened
 */
export async function recordCheck(
  db: Executor,
  { kinds, transactionId, keys, began }: Checked,
  found: readonly NewDiscrepancy[],
  reason: string,
  at: Date,
): Promise<NewDiscrepancy[]> {
  const before = await db
    .selectFrom('discrepancies')
    .select(['id', 'kind', 'key'])
    .where('kind', 'in', kinds)
    .where('resolved_at', 'is', null)
    .$if(began !== undefined, (query) => query.where('opened_at', '<=', began ?? at))
    .$if(transactionId !== undefined, (query) => query.where('transaction_id', '=', transactionId ?? ''))
    .execute();
  // Sets, because there may be as many as payments, and this process has to serve requests meanwhile.
  const identify = ({ kind, key }: Pick<NewDiscrepancy, 'kind' | 'key'>) => `${kind} ${key}`;
  const [stillThere, checked] = [new Set(found.map(identify)), keys && new Set(keys)];
  const gone = before.filter((one) => !stillThere.has(identify(one)) && (checked?.has(one.key) ?? true));
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .updateTable('discrepancies')
      .set({ resolved_at: at, reason })
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
  return openDiscrepancies(db, found);
}
