import type { BrandingItem } from '@laundry/api-contract';
import { accessories, errors, kit } from '@laundry/strings';
import { Button, Loading, Notice } from '@laundry/ui-kit/controls';
import { useDispatch } from 'react-redux';
import { paths } from '../../paths.ts';
import { itemsRequested } from './accessories.slice.ts';
import type { Catalogue } from './accessories.slice.ts';
import { ItemCard } from './ItemCard.tsx';

const { list: texts } = accessories;

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
      return (
        <>
          <noscript>{texts.withoutScript}</noscript>
          <Loading label={texts.loading} />
        </>
      );
    case 'failed':
      return (
        <Notice
          title={texts.failed}
          action={
            <Button variant="outlined" onClick={() => dispatch(itemsRequested())}>
              {kit.retry}
            </Button>
          }
        >
          {catalogue.text}
        </Notice>
      );
    case 'loaded':
      if (catalogue.items.length === 0)
        return (
          <Notice
            severity="info"
            title={texts.emptyTitle}
            action={
              <a href={paths.contact} className="kit-button kit-button-contained">
                {texts.contact}
              </a>
            }
          >
            {texts.empty}
          </Notice>
        );
      return (
        <div className="kit-stack">
          {catalogue.asBuilt && <noscript>{texts.withoutScript}</noscript>}
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
