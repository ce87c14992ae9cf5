import type { BrandingItem } from '@laundry/api-contract';
import { accessories, errors } from '@laundry/strings';
import { Button, ButtonLink, Loading, Notice } from '@laundry/ui-kit/controls';
import { formatPesos, keepUnitsTogether } from '@laundry/ui-kit/format';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { paths } from '../../paths.ts';
import { itemsRequested } from './accessories.slice.ts';
import type { Catalogue } from './accessories.slice.ts';
import { ItemPicture } from './ItemPicture.tsx';
import { ItemText } from './ItemText.tsx';
import { buyButtonId } from './useShopFocus.ts';

const { list: texts } = accessories;

/** An item for sale: its description, its price and the button to buy it. */
function ItemCard({ item, onBuy }: { item: BrandingItem; onBuy: () => void }) {
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
      <Button id={buyButtonId(item.id)} aria-describedby={name} onClick={onBuy}>
        {texts.buy}
      </Button>
    </article>
  );
}

export interface CatalogueViewProps {
  catalogue: Catalogue;
  /** Whether the address names an item that does not exist. */
  missing: boolean;
  onBuy: (item: BrandingItem) => void;
}

/** The list of items, in all its states. */
export function CatalogueView({ catalogue, missing, onBuy }: CatalogueViewProps) {
  const dispatch = useDispatch();
  switch (catalogue.step) {
    case 'loading':
      return <Loading label={texts.loading} />;
    case 'failed':
      return (
        <Notice title={texts.failed} onRetry={() => dispatch(itemsRequested())}>
          {catalogue.text}
        </Notice>
      );
    case 'loaded':
      if (catalogue.items.length === 0)
        return (
          <Notice
            severity="info"
            title={texts.emptyTitle}
            action={<ButtonLink to={paths.contact}>{texts.contact}</ButtonLink>}
          >
            {texts.empty}
          </Notice>
        );
      return (
        <div className="kit-stack">
          {missing && <Notice>{errors.texts.wrongItem}</Notice>}
          <ul className="shop-items">
            {catalogue.items.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} onBuy={() => onBuy(item)} />
              </li>
            ))}
          </ul>
        </div>
      );
  }
}
