import { NativeLoading } from '@laundry/ui-kit/native';
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
import type { ShopSettings } from './PurchaseSteps.tsx';
import { CatalogueView } from './CatalogueView.tsx';
import { useShopFocus } from './useShopFocus.ts';

export interface AccessoriesPageProps extends ShopSettings {
  /** Where the address says that one is; undefined while it is not known. */
  location: ShopLocation | undefined;
  /** Goes to a place, which the browser's Back then leaves again. */
  onGo: (location: ShopLocation) => void;
  /** Puts another place in this one's stead. */
  onReplace: (location: ShopLocation) => void;
  /** VOLVER: the step before. */
  onBack: () => void;
}

/**
 * The shop of accessories: the items, and the two steps of a purchase; which one is in sight, the address
 * says.
 */
export function AccessoriesPage({ location, onGo, onReplace, onBack, ...settings }: AccessoriesPageProps) {
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
  // What is being bought is filled in while the server has yet to confirm the list; paid it is afterwards.
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
        {...settings}
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
        <NativeLoading />
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
