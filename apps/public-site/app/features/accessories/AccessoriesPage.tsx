import { Loading, useBfcacheRestore } from '@laundry/ui-kit/controls';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAddress, useEnvironment } from '../../islands/environment.ts';
import { choicesFor, itemsForSale, missingData, opened, selectAccessories } from './accessories.slice.ts';
import { CATALOGUE, parseShopLocation, previousLocation, toQuery } from './shopLocation.ts';
import type { ShopLocation } from './shopLocation.ts';
import { PurchaseSteps } from './PurchaseSteps.tsx';
import { CatalogueView } from './CatalogueView.tsx';
import { useShopFocus } from './useShopFocus.ts';

/** The shop of accessories: items and the two steps of a purchase. The address says which is shown. */
export function AccessoriesPage() {
  const dispatch = useDispatch();
  const { address } = useEnvironment();
  const url = useAddress();
  const { catalogue, choices, payment } = useSelector(selectAccessories);
  useEffect(() => void dispatch(opened()), [dispatch]);
  useBfcacheRestore(() => dispatch(opened()));

  const location = url ? parseShopLocation(url.searchParams) : CATALOGUE;
  const { itemId, paying } = location;
  const go = (to: ShopLocation) => address.pushQuery(toQuery(to));
  const back = () => {
    if (!address.stepBack()) address.replaceQuery(toQuery(previousLocation(location)));
  };
  const forSale = itemsForSale(catalogue);
  const listed = catalogue.step === 'loaded' ? catalogue.items : undefined;
  // The purchase can be filled in before the server has confirmed the list; paying waits for it.
  const item = (paying ? forSale : listed)?.find(({ id }) => id === itemId);
  const current = choicesFor(choices, itemId);
  const isComplete = missingData(current).length === 0;
  const tooEarly = item !== undefined && paying && !isComplete;
  useEffect(() => {
    if (tooEarly) address.replaceQuery(toQuery({ itemId, paying: false }));
  }, [tooEarly, itemId, address]);

  const onShown = useShopFocus(item?.id ?? ((itemId === '' ? listed : forSale) && ''));

  if (item)
    return (
      <PurchaseSteps
        item={item}
        choices={current}
        payment={payment}
        paying={paying && !tooEarly}
        onShown={onShown}
        onNext={() => go({ itemId, paying: true })}
        onBack={back}
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
      onBuy={({ id }) => go({ itemId: id, paying: false })}
    />
  );
}
