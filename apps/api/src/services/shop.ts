import type { BrandingPurchase, ItemPicture } from '@laundry/api-contract';
import { resultPage } from '@laundry/payment-channels/server';
import { toPesos } from '@laundry/strings/format';
import { Failure, requireFound } from '../shared/failure.ts';
import { offeredItem, offeredItems, findPurchase, markShipped } from '../queries/shop.ts';
import { isUuid } from '../shared/uuid.ts';
import { openPayment } from './payments/openPayment.ts';
import type { CheckedPayment } from './payments/openPayment.ts';
import type { Dependencies, Handler } from './dependencies.ts';
import { PICTURE_FORMATS, picturePath } from '../shop/pictures.ts';
import type { PictureFile } from '../shop/pictures.ts';
import { buyerMail, companyMail } from '@laundry/mail-templates';
import { mailCompany, mailDocument } from '../mail/composeMail.ts';
import type { Mailing } from '../mail/composeMail.ts';
import { formatReference } from '../payments/reference.ts';
import type { ChangedOrder } from '../queries/shop.ts';

/** A picture as the shop shows it; undefined for one without files. */
function itemPicture(id: string, alt: string, files: readonly PictureFile[]): ItemPicture | undefined {
  const largest = files.at(-1);
  if (!largest) return undefined;
  const sources = [...Map.groupBy(files, ({ format }) => format)].map(([format, ofFormat]) => ({
    type: PICTURE_FORMATS[format].type,
    files: ofFormat.map((file) => ({ width: file.width, path: picturePath(id, file) })),
  }));
  return { alt, width: largest.width, height: largest.height, sources };
}

/** The accessories that are for sale, with their pictures. */
export const brandingItems: Handler<'brandingItems'> = async ({ db }) => {
  const items = await offeredItems(db);
  return items.map(({ price_cents, picture_id, picture_alt, files, ...item }) => {
    const picture =
      picture_id === null ? undefined : itemPicture(picture_id, picture_alt ?? item.name, files);
    return { ...item, price: toPesos(price_cents), ...(picture && { picture }) };
  });
};

/** Its own rules, beside those of every payment (`openPayment`; spec §5, §9). @throws Failure */
async function checkPurchase(
  { db, settings }: Dependencies,
  { branding_item_id: itemId, quantity, address, phone, email }: BrandingPurchase,
): Promise<CheckedPayment> {
  if (quantity < 1 || quantity > settings.BRANDING_MAX_QUANTITY)
    throw new Failure('ex_invalid_field', { detail: 'quantity' });
  const item = requireFound(isUuid(itemId) ? await offeredItem(db, itemId) : undefined, 'ex_item_not_found');
  return {
    amountCents: item.unit_price_cents * quantity,
    subject: { purpose: 'purchase', purchase: { ...item, quantity, address, phone } },
    countedFor: email.toLowerCase(),
  };
}

/**
 * transaction/branding: buys an accessory, with the same payment as a top-up. The order is placed when the
 * payment is approved.
 *
 * @throws Failure
 */
export const buyAccessory: Handler<'createBrandingTransaction'> = async (dependencies, input) => {
  const check = () => checkPurchase(dependencies, input.body);
  const { checkout, ...created } = await openPayment(dependencies, input, check);
  return { ...created, ...(checkout && { paymentRedirect: checkout }), errors: [] };
};

interface OrderNews extends Omit<ChangedOrder, 'event'> {
  readonly event: ChangedOrder['event'] | 'shipped';
}

/** Queues the mail to the buyer; one whose data was erased has no e-mail. */
async function queueBuyerMail(mailing: Mailing, { event, purchase }: OrderNews): Promise<void> {
  const { settings, at } = mailing;
  const { payer_email: recipient, payment_number: number, transaction_id: id } = purchase;
  if (recipient === '') return;
  const order = { event, purchase, reference: formatReference(number), at };
  const document = buyerMail(order, resultPage(settings.PUBLIC_ORIGIN, id));
  await mailDocument(mailing, document, { recipient });
}

/** Queues the mails to buyer and company about an order. Call it in the transaction that changes it. */
export async function queueOrderMails(mailing: Mailing, news: ChangedOrder): Promise<void> {
  await queueBuyerMail(mailing, news);
  const { payer_email: email, payment_number: number } = news.purchase;
  const order = { ...news, reference: formatReference(number), at: mailing.at };
  await mailCompany(mailing, companyMail(order), email);
}

/**
 * Marks an order as sent and queues the mail to the buyer. Call it in a transaction.
 *
 * @throws Failure ex_not_found where no such order is waiting to be sent
 */
export async function shipOrder(mailing: Mailing, transactionId: string): Promise<void> {
  const { db, at } = mailing;
  if (!(await markShipped(db, transactionId, at)))
    throw new Failure('ex_not_found', { message: 'no order of this payment waits to be sent' });
  const purchase = await findPurchase(db, transactionId);
  await queueBuyerMail(mailing, { event: 'shipped', purchase });
}
