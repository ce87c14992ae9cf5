import type { BrandingItem, ItemPicture } from '@laundry/api-contract';
import { pesosOf } from '@laundry/strings/format';
import { PICTURE_FORMATS, picturePath } from '../../shop/pictures.ts';
import type { PictureFile } from '../../shop/pictures.ts';
import { offeredItems, filesOfPictures } from '../../queries/shop/items.ts';
import type { Dependencies } from '../dependencies.ts';

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
  const ids = items.map(({ picture_id: id }) => id).filter((id) => id !== null);
  const files = Map.groupBy(await filesOfPictures(db, ids), ({ picture_id: id }) => id);
  return items.map(({ description_html, price_cents, image_name, picture_id, picture_alt, ...item }) => {
    const picture =
      picture_id === null
        ? undefined
        : itemPicture(picture_id, picture_alt ?? item.name, files.get(picture_id) ?? []);
    return {
      ...item,
      description: description_html,
      price: pesosOf(price_cents),
      imageName: image_name,
      ...(picture && { picture }),
    };
  });
}
