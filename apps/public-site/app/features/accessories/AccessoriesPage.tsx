import { Loading } from '@laundry/ui-kit/controls';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useBfcacheRestore } from '../../paying/useBfcacheRestore.ts';
import {
  choicesFor,
  closed,
  isDataComplete,
  itemsForSale,
  opened,
  returned,
  selectAccessories,
} from './accessories.slice.ts';
import { CATALOGUE } from './shopLocation.ts';
import type { ShopLocation } from './shopLocation.ts';
import { PurchaseSteps } from './PurchaseSteps.tsx';
import { CatalogueView } from './CatalogueView.tsx';
import { useShopFocus } from './useShopFocus.ts';

export interface AccessoriesPageProps {
  /** The location in the address; undefined while it is unknown. */
  location: ShopLocation | undefined;
  /** Goes to a location, which the browser's Back leaves again. */
  onGo: (location: ShopLocation) => void;
  onReplace: (location: ShopLocation) => void;
  /** VOLVER: goes to the previous step. */
  onBack: () => void;
}

/** The shop of accessories: items and the two steps of a purchase. The address says which is shown. */
export function AccessoriesPage({ location, onGo, onReplace, onBack }: AccessoriesPageProps) {
  const dispatch = useDispatch();
  const { catalogue, choices, payment } = useSelector(selectAccessories);
  useEffect(() => {
    dispatch(opened());
    return () => {
      dispatch(closed());
    };
  }, [dispatch]);
  useBfcacheRestore(useCallback(() => dispatch(returned()), [dispatch]));

  const { itemId, paying } = location ?? CATALOGUE;
  const forSale = itemsForSale(catalogue);
  const listed = catalogue.step === 'loaded' ? catalogue.items : undefined;
  // The purchase can be filled in before the server has confirmed the list; paying waits for it.
  const item = (paying ? forSale : listed)?.find(({ id }) => id === itemId);
  const current = choicesFor(choices, itemId);
  const tooEarly = item !== undefined && paying && !isDataComplete(current);
  useEffect(() => {
    if (tooEarly) onReplace({ itemId, paying: false });
  }, [tooEarly, itemId, onReplace]);

  const onShown = useShopFocus(item?.id ?? ((itemId === '' ? listed : forSale) && ''));

  if (item)
    return (
      <PurchaseSteps
        item={item}
        choices={current}
        payment={payment}
        paying={paying && !tooEarly}
        onShown={onShown}
        onNext={() => onGo({ itemId, paying: true })}
        onBack={onBack}
      />
    );
  if (itemId !== '' && listed && !forSale)
    return (
      <div className="shop-step kit-flow">
        <Loading />
      </div>
    );
  return (
    <CatalogueView
      catalogue={catalogue}
      missing={forSale !== undefined && itemId !== ''}
      onBuy={({ id }) => onGo({ itemId: id, paying: false })}
    />
  );
}
