import { UYU } from '@laundry/api-contract';
import type {
  BrandingPurchase,
  BrandingPurchaseCreated,
  BrandingItem,
  ItemPicture,
} from '@laundry/api-contract';
import { channelsFor, isChannel } from '@laundry/payment-channels/server';
import { pesosOf } from '@laundry/strings/format';
import { Failure } from '../../shared/failure.ts';
import { offeredItem, offeredItems } from '../../queries/shop/items.ts';
import { isUuid } from '../../shared/uuid.ts';
import { openPayment } from '../payments/openPayment.ts';
import type { CheckedPayment } from '../payments/openPayment.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Log } from '../../process/logging.ts';
import { PICTURE_FORMATS, picturePath } from '../../shop/pictures.ts';
import type { PictureFile } from '../../shop/pictures.ts';

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
export async function brandingItems({ db }: Dependencies): Promise<BrandingItem[]> {
  const items = await offeredItems(db);
  return items.map(
    ({ description_html, price_cents, image_name, picture_id, picture_alt, files, ...item }) => {
      const picture =
        picture_id === null ? undefined : itemPicture(picture_id, picture_alt ?? item.name, files);
      return {
        ...item,
        description: description_html,
        price: pesosOf(price_cents),
        imageName: image_name,
        ...(picture && { picture }),
      };
    },
  );
}

/** A purchase belongs to no building, so nothing splits its income. */
const SPLITTING = false;

/** The rules of transaction/branding beyond its shape (spec §5, §9). The price is ours. @throws Failure */
async function checkPurchase(
  { db, settings }: Dependencies,
  payload: BrandingPurchase,
): Promise<CheckedPayment> {
  const { branding_item_id: itemId, channel, currency, quantity, address, phone, email } = payload;
  if (currency !== UYU) throw new Failure('ex_currency_refused');
  if (!isChannel(channel) || !channelsFor(SPLITTING, settings).includes(channel))
    throw new Failure('ex_channel_refused');
  if (quantity < 1 || quantity > settings.BRANDING_MAX_QUANTITY)
    throw new Failure('ex_invalid_field', { detail: 'quantity' });
  const item = isUuid(itemId) ? await offeredItem(db, itemId) : undefined;
  if (!item) throw new Failure('ex_item_not_found');
  return {
    channel,
    amountCents: item.price_cents * quantity,
    subject: {
      purpose: 'purchase',
      itemId: item.id,
      itemName: item.name,
      itemReference: item.reference,
      unitPriceCents: item.price_cents,
      quantity,
      address,
      phone,
    },
    countedFor: email.toLowerCase(),
  };
}

/**
 * transaction/branding: buys an accessory, with the same payment as a top-up. The order is placed when the
 * payment is approved.
 *
 * @throws Failure
 */
export async function buyAccessory(
  dependencies: Dependencies,
  payload: BrandingPurchase,
  key: string | undefined,
  log: Log,
  address: string,
): Promise<BrandingPurchaseCreated> {
  const check = () => checkPurchase(dependencies, payload);
  const { checkout, ...created } = await openPayment(dependencies, { payload, key, log, address, check });
  return { ...created, ...(checkout && { paymentRedirect: checkout }), errors: [] };
}
