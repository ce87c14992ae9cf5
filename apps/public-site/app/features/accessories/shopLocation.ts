import { MAX_LENGTH } from '@laundry/api-contract';
import { SHOP_QUERY } from '../../paths.ts';

/** A location in the shop, from the address: `?item=…`, and `&paso=pago` for the payment's form. */
export interface ShopLocation {
  /** Empty in the catalogue. */
  readonly itemId: string;
  readonly paying: boolean;
}

const { item: ITEM, step: STEP, paying: PAYING } = SHOP_QUERY;

export const CATALOGUE: ShopLocation = { itemId: '', paying: false };

export function parseShopLocation(search: URLSearchParams): ShopLocation {
  const itemId = (search.get(ITEM) ?? '').slice(0, MAX_LENGTH.id);
  return { itemId, paying: itemId !== '' && search.get(STEP) === PAYING };
}

/** The address's query for a location. */
export const toQuery = ({ itemId, paying }: ShopLocation): Record<string, string> => ({
  ...(itemId !== '' && { [ITEM]: itemId }),
  ...(paying && { [STEP]: PAYING }),
});

/** The location that Back leads to: from the payment to the item, from there to the catalogue. */
export const previousLocation = ({ itemId, paying }: ShopLocation): ShopLocation =>
  paying ? { itemId, paying: false } : CATALOGUE;
