import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { exists } from '../database/connect.ts';
import type { Executor } from '../database/connect.ts';
import type { EncodedPicture, PictureFile } from '../shop/pictures.ts';
import type { PaymentState } from '../payments/transitions.ts';

/** An accessory that is for sale, as a purchase has it; undefined for any other. */
export const offeredItem = (db: Executor, id: string) =>
  db
    .selectFrom('branding_items')
    .select([
      'id as item_id',
      'name as item_name',
      'reference as item_reference',
      'price_cents as unit_price_cents',
    ])
    .where('id', '=', id)
    .where('offered', '=', true)
    .executeTakeFirst();

/** The accessories that are for sale, in the order of the list, with the files of their pictures. */
export const offeredItems = (db: Executor) =>
  db
    .selectFrom('branding_items')
    .select((eb) => [
      'id',
      'name',
      'description_html as description',
      'price_cents',
      'reference',
      'image_name as imageName',
      'picture_id',
      'picture_alt',
      jsonArrayFrom(
        eb
          .selectFrom('picture_files')
          .select(['picture_files.format', 'picture_files.width', 'picture_files.height'])
          .whereRef('picture_files.picture_id', '=', 'branding_items.picture_id')
          .orderBy('picture_files.format')
          .orderBy('picture_files.width'),
      ).as('files'),
    ])
    .where('offered', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();

/** The ids among the given ones whose pictures are stored. */
export async function storedPictures(db: Executor, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('pictures').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Stores a picture with its files, unless it is stored already. */
export async function storePicture(db: Executor, { id, files }: EncodedPicture): Promise<void> {
  if (files.length === 0) return;
  const added = await db
    .insertInto('pictures')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const rows = files.map(({ content, ...file }) => ({
    ...file,
    picture_id: id,
    content: Buffer.from(content, 'base64'),
  }));
  await db.insertInto('picture_files').values(rows).execute();
}

/** A picture file with its content; undefined for an unknown one. */
export const findPictureFile = (
  db: Executor,
  { id, width, format }: Pick<PictureFile, 'width' | 'format'> & { readonly id: string },
) =>
  db
    .selectFrom('picture_files')
    .select('content')
    .where('picture_id', '=', id)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();

/** A purchase of an accessory, with its price and the delivery address. */
export interface Purchase extends NonNullable<Awaited<ReturnType<typeof offeredItem>>> {
  readonly quantity: number;
  readonly address: string;
  readonly phone: string;
}

/** A purchase with its payment, for mails. */
export const findPurchase = (db: Executor, transactionId: string) =>
  db
    .selectFrom('purchases')
    .innerJoin('transactions', 'transactions.id', 'purchases.transaction_id')
    .selectAll('purchases')
    .select(['number as payment_number', 'amount_cents', 'channel', 'payer_name', 'payer_email', 'rut'])
    .where('purchases.transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();

/** Places an order, or restores a cancelled one; undefined where it stands. */
const placeOrder = (db: Executor, transactionId: string, at: Date) =>
  db
    .insertInto('orders')
    .values({ transaction_id: transactionId, placed_at: at })
    .onConflict((conflict) =>
      conflict
        .column('transaction_id')
        .doUpdateSet({ cancelled_at: null })
        .where('orders.cancelled_at', 'is not', null),
    )
    .returning(sql<'placed' | 'restored'>`case when xmax = 0 then 'placed' else 'restored' end`.as('event'))
    .executeTakeFirst();

/** Cancels an order; undefined where none stands. */
const cancelOrder = (db: Executor, transactionId: string, at: Date) =>
  db
    .updateTable('orders')
    .set({ cancelled_at: at })
    .where('transaction_id', '=', transactionId)
    .where('cancelled_at', 'is', null)
    .returning(sql.lit('cancelled' as const).as('event'))
    .executeTakeFirst();

export interface ChangedOrder {
  readonly event: 'placed' | 'restored' | 'cancelled';
  readonly purchase: Awaited<ReturnType<typeof findPurchase>>;
}

/**
 * Places an order when its payment is approved, cancels it when the payment is refunded, and restores it when
 * the payment is approved again. Call it in the transaction that changes the payment's state.
 *
 * @returns the change, for the mails to buyer and company; undefined where there was none
 */
export async function changeOrder(
  db: Executor,
  transactionId: string,
  state: PaymentState,
  at: Date,
): Promise<ChangedOrder | undefined> {
  if (state !== 'approved' && state !== 'refunded') return undefined;
  const change = state === 'approved' ? placeOrder : cancelOrder;
  const changed = await change(db, transactionId, at);
  return changed && { ...changed, purchase: await findPurchase(db, transactionId) };
}

/** Marks an order as sent. @returns false where it does not exist, was cancelled, or was sent before */
export const markShipped = (db: Executor, transactionId: string, at: Date) =>
  exists(
    db
      .updateTable('orders')
      .set({ shipped_at: at })
      .where('transaction_id', '=', transactionId)
      .where('cancelled_at', 'is', null)
      .where('shipped_at', 'is', null)
      .returning('number'),
  );
