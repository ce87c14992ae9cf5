import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts, machineName } from '@laundry/strings';
import { config } from '../../config.ts';
import { laundromatOf, paths, reportFailureOf } from '../../paths.ts';

const { stickers } = texts;

/** The text of a sticker, and the target of its code. */
export interface StickerText {
  title: string;
  text: string;
  /** The absolute URL. */
  address: string;
}

/** The stickers of a laundry: topping up, its page, and the failure report of each machine. */
export function stickersFor({ slug, name, machines }: Laundromat): StickerText[] {
  const at = (path: string) => `${config.origins.public}${path}`;
  return [
    { title: stickers.credit, text: stickers.creditText, address: at(paths.credit) },
    { title: stickers.page, text: stickers.pageText, address: at(laundromatOf(slug)) },
    ...machines.map(machineName).map((machine) => ({
      title: stickers.failure(machine),
      text: stickers.failureText,
      address: at(reportFailureOf(name, machine)),
    })),
  ];
}
