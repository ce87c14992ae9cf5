import { useMemo } from 'react';
import { SupportForm } from '../features/support/SupportForm.tsx';
import { supportFlow } from '../features/support/support.saga.ts';
import { Island } from './Island.tsx';
import { useAddress } from './useAddress.ts';

/** What an address may bring (D41), and how long it may be. */
const BROUGHT = ['building', 'machine'];
const MAX = 200;

function ReportFailure() {
  const here = useAddress();
  const brought = useMemo(
    () =>
      Object.fromEntries(
        BROUGHT.flatMap((name) => {
          const text = here?.searchParams.get(name)?.slice(0, MAX);
          return text ? [[name, text]] : [];
        }),
      ),
    [here],
  );
  return <SupportForm form="failure" brought={brought} />;
}

export default function ReportFailureIsland() {
  return (
    <Island flow={supportFlow}>
      <ReportFailure />
    </Island>
  );
}
