import { useMemo } from 'react';
import { SupportForm } from '../features/support/SupportForm.tsx';
import { supportFlow } from '../features/support/support.flow.ts';
import { createIsland } from './Island.tsx';
import { useAddress } from './environment.ts';

/** The fields that an address may prefill (D41), and their longest values. */
const PREFILLED_FIELDS = ['building', 'machine', 'card'];
const MAX = 200;

function ReportFailure() {
  const url = useAddress();
  const prefilled = useMemo(
    () =>
      Object.fromEntries(
        PREFILLED_FIELDS.flatMap((name) => {
          const text = url?.searchParams.get(name)?.slice(0, MAX);
          return text ? [[name, text]] : [];
        }),
      ),
    [url],
  );
  return <SupportForm form="failure" prefilled={prefilled} />;
}

export default createIsland(ReportFailure, () => supportFlow('failure'));
