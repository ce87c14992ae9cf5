import { support } from '@laundry/strings';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ReportFailurePage } from '../features/support/ReportFailurePage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { useHydrated } from '../layout/useHydrated.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: support.failure.pageTitle,
    description: support.failure.description,
    path: paths.reportFailure,
  });

/** What an address may bring, and how long it may be. */
const CARRIED = ['building', 'machine'];
const MOST = 200;

export default function ReportFailureRoute() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const brought = useMemo(
    () =>
      Object.fromEntries(
        CARRIED.flatMap((name) => {
          const text = hydrated ? search.get(name)?.slice(0, MOST) : undefined;
          return text ? [[name, text]] : [];
        }),
      ),
    [search, hydrated],
  );
  return <ReportFailurePage brought={brought} />;
}
