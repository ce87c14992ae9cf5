import { SHOP_QUERY } from '../../paths.ts';

/** Where in the shop somebody is, as the address says: `?item=…`, and `&paso=pago` for the payment's form. */
export interface ShopLocation {
  /** Empty where the items are looked at. */
  readonly itemId: string;
  readonly paying: boolean;
}

const { item: ITEM, step: STEP, paying: PAYING } = SHOP_QUERY;
/** Ids are short; what is longer is none. */
const LONGEST = 100;

export const CATALOGUE: ShopLocation = { itemId: '', paying: false };

export function shopLocationOf(search: URLSearchParams): ShopLocation {
  const itemId = (search.get(ITEM) ?? '').slice(0, LONGEST);
  return { itemId, paying: itemId !== '' && search.get(STEP) === PAYING };
}

/** The query of a place. */
export const queryOf = ({ itemId, paying }: ShopLocation): Record<string, string> => ({
  ...(itemId !== '' && { [ITEM]: itemId }),
  ...(paying && { [STEP]: PAYING }),
});

/** The step before a place. */
export const before = ({ itemId, paying }: ShopLocation): ShopLocation =>
  paying ? { itemId, paying: false } : CATALOGUE;
