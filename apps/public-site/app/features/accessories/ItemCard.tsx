import type { BrandingItem } from '@laundry/api-contract';
import { accessories } from '@laundry/strings';
import { formatPesos, keepUnitsTogether } from '@laundry/ui-kit/format';
import { useId } from 'react';
import { buyButtonOf } from './useShopFocus.ts';
import { ItemPicture } from './ItemPicture.tsx';
import { ItemText } from './ItemText.tsx';

const { list: texts } = accessories;

/** An item for sale: its description, its price and the button to buy it. */
export function ItemCard({ item, onBuy }: { item: BrandingItem; onBuy: () => void }) {
  const name = useId();
  return (
    <article aria-labelledby={name} className="shop-item">
      <ItemPicture item={item} />
      <h3 id={name}>{item.name}</h3>
      <ItemText html={keepUnitsTogether(item.description)} />
      <div className="shop-price">
        <span>{texts.price}</span>
        <strong>{formatPesos(item.price)}</strong>
      </div>
      <button
        type="button"
        className="kit-button kit-button-contained"
        id={buyButtonOf(item.id)}
        aria-describedby={name}
        onClick={onBuy}
      >
        {texts.buy}
      </button>
    </article>
  );
}
