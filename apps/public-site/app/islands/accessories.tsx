import { siteCalls } from '@laundry/api-contract';
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { accessoriesSaga } from '../features/accessories/accessories.saga.ts';
import { accessoriesReducerWith } from '../features/accessories/accessories.slice.ts';
import { AccessoriesPage } from '../features/accessories/AccessoriesPage.tsx';
import { previousLocation, toQuery, parseShopLocation } from '../features/accessories/shopLocation.ts';
import type { ShopLocation } from '../features/accessories/shopLocation.ts';
import { Island } from './Island.tsx';
import type { InitialData } from './island.ts';
import { useAddress, useEnvironment } from './environment.ts';

const Built = v.object({ items: siteCalls.brandingItems.answer });

/** The shop with the items that its page was built with; without any where they are invalid. */
function flowWith(initialData: unknown) {
  const built = v.safeParse(Built, initialData);
  return {
    reducers: { accessories: accessoriesReducerWith(built.success ? built.output.items : []) },
    sagas: [accessoriesSaga],
  };
}

function Accessories() {
  const { address } = useEnvironment();
  const url = useAddress();
  const location = useMemo(() => url && parseShopLocation(url.searchParams), [url]);
  const replace = useCallback((to: ShopLocation) => address.replaceQuery(toQuery(to)), [address]);
  const back = () => {
    if (!address.stepBack() && location) replace(previousLocation(location));
  };
  return (
    <AccessoriesPage
      location={location}
      onGo={(to) => address.pushQuery(toQuery(to))}
      onReplace={replace}
      onBack={back}
    />
  );
}

export default function AccessoriesIsland({ initialData }: InitialData) {
  const [flow] = useState(() => flowWith(initialData));
  return (
    <Island flow={flow}>
      <Accessories />
    </Island>
  );
}
