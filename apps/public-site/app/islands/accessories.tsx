import { useCallback, useMemo, useState } from 'react';
import { config } from '../config.ts';
import { accessoriesSaga } from '../features/accessories/accessories.saga.ts';
import { accessoriesReducerWith } from '../features/accessories/accessories.slice.ts';
import { AccessoriesPage } from '../features/accessories/AccessoriesPage.tsx';
import { readPrerenderedShop } from '../features/accessories/prerenderedShop.ts';
import type { PrerenderedShop } from '../features/accessories/prerenderedShop.ts';
import { previousLocation, queryOf, shopLocationOf } from '../features/accessories/shopLocation.ts';
import type { ShopLocation } from '../features/accessories/shopLocation.ts';
import { Island } from './Island.tsx';
import type { InitialData } from './island.ts';
import { useAddress, useEnvironment } from './environment.ts';

/** The shop with the items that its page was built with. */
const flowWith = ({ items }: PrerenderedShop) => ({
  reducers: { accessories: accessoriesReducerWith(items) },
  sagas: [accessoriesSaga],
});

function Accessories({ chosen }: Pick<PrerenderedShop, 'chosen'>) {
  const { address } = useEnvironment();
  const url = useAddress();
  // The prerendered location, until the address is known.
  const shown = useMemo(
    () => (chosen === undefined ? undefined : { itemId: chosen, paying: false }),
    [chosen],
  );
  const location = useMemo(() => (url ? shopLocationOf(url.searchParams) : shown), [url, shown]);
  const replace = useCallback((to: ShopLocation) => address.replaceQuery(queryOf(to)), [address]);
  const back = () => {
    if (!address.stepBack() && location) replace(previousLocation(location));
  };
  return (
    <AccessoriesPage
      location={location}
      onGo={(to) => address.pushQuery(queryOf(to))}
      onReplace={replace}
      onBack={back}
      maxQuantity={config.brandingMaxQuantity}
      channels={config.shopChannels}
      paymentMethod3={config.paymentMethod3}
    />
  );
}

export default function AccessoriesIsland({ initialData }: InitialData) {
  const [built] = useState(() => readPrerenderedShop(initialData));
  const [flow] = useState(() => flowWith(built));
  return (
    <Island flow={flow}>
      <Accessories chosen={built.chosen} />
    </Island>
  );
}
