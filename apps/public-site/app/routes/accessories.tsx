import { accessories } from '@laundry/strings';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { config } from '../config.ts';
import { AccessoriesPage } from '../features/accessories/AccessoriesPage.tsx';
import { before, placeOf, queryOf } from '../features/accessories/place.ts';
import type { Place } from '../features/accessories/place.ts';
import { fromHome } from '../layout/trail.ts';
import { pageMeta } from '../layout/pageMeta.ts';
import { useHydrated } from '../layout/useHydrated.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: accessories.pageTitle,
    description: accessories.description,
    path: paths.accessories,
    trail: fromHome,
  });

/** What an entry of the history carries that a step of the shop made: the one before it is the step before. */
const STEP = { step: true };

export default function AccessoriesRoute() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const cameByStep: unknown = useLocation().state;
  const hydrated = useHydrated();
  // The prerendered page knows no query.
  const place = useMemo(() => (hydrated ? placeOf(search) : undefined), [hydrated, search]);
  const replace = useCallback(
    (to: Place) => setSearch(queryOf(to), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const back = () => {
    if (cameByStep) void navigate(-1);
    else if (place) replace(before(place));
  };
  return (
    <AccessoriesPage
      place={place}
      onGo={(to) => setSearch(queryOf(to), { state: STEP })}
      onReplace={replace}
      onBack={back}
      maxQuantity={config.brandingMaxQuantity}
      channels={config.shopChannels}
      paymentMethod3={config.paymentMethod3}
    />
  );
}
