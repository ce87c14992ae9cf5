import type { BrandingItem } from '@laundry/api-contract';
import { accessories as texts } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit/format';
import { ItemPicture } from './ItemPicture.tsx';

export interface SummaryProps {
  item: BrandingItem;
  /** How many, once that was said. */
  quantity?: number;
}

/** What is being bought, above the forms. */
export const Summary = ({ item, quantity }: SummaryProps) => (
  <section aria-label={texts.chosen} className="shop-summary">
    <ItemPicture item={item} />
    <div>
      <strong>{item.name}</strong>
      <div>
        {quantity === undefined
          ? texts.unitPrice(formatPesos(item.price))
          : texts.units(quantity, formatPesos(item.price))}
      </div>
    </div>
  </section>
);
