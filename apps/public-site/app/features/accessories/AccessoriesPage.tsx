import { LoadingState, PageShell } from '@laundry/ui-kit';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useBroughtBack } from '../../paying/useBroughtBack.ts';
import {
  choicesFor,
  closed,
  isDataComplete,
  itemsForSale,
  opened,
  returned,
  selectAccessories,
} from './accessories.slice.ts';
import { SHELF } from './place.ts';
import type { Place } from './place.ts';
import type { ShopSettings } from './PurchaseSteps.tsx';
import { ShopFront } from './ShopFront.tsx';
import { useShopFocus } from './useShopFocus.ts';

const loadSteps = () => import('./PurchaseSteps.tsx');
const PurchaseSteps = lazy(loadSteps);

export interface AccessoriesPageProps extends ShopSettings {
  /** Where the address says that one is; undefined while it is not known. */
  place: Place | undefined;
  /** Goes to a place, which the browser's Back then leaves again. */
  onGo: (place: Place) => void;
  /** Puts another place in this one's stead. */
  onReplace: (place: Place) => void;
  /** VOLVER: the step before. */
  onBack: () => void;
}

/** The shop of accessories: the items, and the two steps of a purchase; which one is in sight, the address says. */
export function AccessoriesPage({ place, onGo, onReplace, onBack, ...settings }: AccessoriesPageProps) {
  const dispatch = useDispatch();
  const { shelf, choices, payment } = useSelector(selectAccessories);
  useEffect(() => {
    dispatch(opened());
    return () => {
      dispatch(closed());
    };
  }, [dispatch]);
  useBroughtBack(useCallback(() => dispatch(returned()), [dispatch]));

  // The forms follow the items, so that COMPRAR does not wait for them; should they not come, it asks again.
  useEffect(() => {
    if (shelf.step === 'loaded') loadSteps().catch(() => undefined);
  }, [shelf.step]);

  const { itemId, paying } = place ?? SHELF;
  const forSale = itemsForSale(shelf);
  const item = forSale?.find(({ id }) => id === itemId);
  const current = choicesFor(choices, itemId);
  const tooEarly = item !== undefined && paying && !isDataComplete(current);
  useEffect(() => {
    if (tooEarly) onReplace({ itemId, paying: false });
  }, [tooEarly, itemId, onReplace]);

  const onShown = useShopFocus(forSale && (item?.id ?? ''));

  const waiting = (
    <PageShell width="form">
      <LoadingState shape="form" />
    </PageShell>
  );
  // Something is bought of a list that the server has yet to confirm.
  if (itemId !== '' && shelf.step === 'loaded' && !forSale) return waiting;
  if (!item)
    return (
      <ShopFront
        shelf={shelf}
        missing={forSale !== undefined && itemId !== ''}
        onBuy={({ id }) => onGo({ itemId: id, paying: false })}
      />
    );
  return (
    <Suspense fallback={waiting}>
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
    </Suspense>
  );
}
