import { useCallback, useMemo } from 'react';
import { config } from '../config.ts';
import { accessoriesSaga } from '../features/accessories/accessories.saga.ts';
import { accessoriesReducer } from '../features/accessories/accessories.slice.ts';
import { AccessoriesPage } from '../features/accessories/AccessoriesPage.tsx';
import { before, placeOf, queryOf } from '../features/accessories/place.ts';
import type { Place } from '../features/accessories/place.ts';
import { ThemedIsland } from './ThemedIsland.tsx';
import { useSurroundings } from './surroundings.ts';
import { useAddress } from './useAddress.ts';

const flow = { reducers: { accessories: accessoriesReducer }, sagas: [accessoriesSaga] };

function Accessories() {
  const { address } = useSurroundings();
  const here = useAddress();
  const place = useMemo(() => here && placeOf(here.searchParams), [here]);
  const replace = useCallback((to: Place) => address.replaceQuery(queryOf(to)), [address]);
  const back = () => {
    if (!address.stepBack() && place) replace(before(place));
  };
  return (
    <AccessoriesPage
      place={place}
      onGo={(to) => address.pushQuery(queryOf(to))}
      onReplace={replace}
      onBack={back}
      maxQuantity={config.brandingMaxQuantity}
      channels={config.shopChannels}
      paymentMethod3={config.paymentMethod3}
    />
  );
}

export default function AccessoriesIsland() {
  return (
    <ThemedIsland flow={flow}>
      <Accessories />
    </ThemedIsland>
  );
}
