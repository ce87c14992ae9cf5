import { siteCalls } from '@laundry/api-contract';
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { config } from '../config.ts';
import { accessoriesSaga } from '../features/accessories/accessories.saga.ts';
import { accessoriesReducerWith } from '../features/accessories/accessories.slice.ts';
import { AccessoriesPage } from '../features/accessories/AccessoriesPage.tsx';
import { before, placeOf, queryOf } from '../features/accessories/place.ts';
import type { Place } from '../features/accessories/place.ts';
import type { BuiltWith } from './island.ts';
import { ThemedIsland } from './ThemedIsland.tsx';
import { useSurroundings } from './surroundings.ts';
import { useAddress } from './useAddress.ts';

/** The shop with the items that its page was built with. */
const flowWith = (builtWith: unknown) => ({
  reducers: {
    accessories: accessoriesReducerWith(v.is(siteCalls.brandingItems.answer, builtWith) ? builtWith : []),
  },
  sagas: [accessoriesSaga],
});

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

export default function AccessoriesIsland({ builtWith }: BuiltWith) {
  const [flow] = useState(() => flowWith(builtWith));
  return (
    <ThemedIsland flow={flow}>
      <Accessories />
    </ThemedIsland>
  );
}
