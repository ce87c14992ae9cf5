import type { BrandingItem } from '@laundry/api-contract';
import { accessories as texts } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit/format';
import { useId } from 'react';
import { ItemPicture } from './ItemPicture.tsx';

/** A summary of the purchase, above the forms. */
export const PurchaseSummary = ({ item, quantity }: { item: BrandingItem; quantity?: number }) => (
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

/** The amount to pay; screen readers announce its changes. */
export function PurchaseTotal({ pesos }: { pesos: number }) {
  const id = useId();
  return (
    <div className="shop-total">
      <label htmlFor={id}>{texts.data.total}</label>
      <output id={id}>{formatPesos(pesos)}</output>
    </div>
  );
}
