import { PageShell } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outcome } from './Outcome.tsx';
import type { OutcomeProps } from './Outcome.tsx';
import { retried, closed, opened, selectPaymentResult } from './paymentResult.slice.ts';

export interface PaymentResultPageProps extends Pick<OutcomeProps, 'issuer' | 'providers'> {
  /** Undefined while the address is not known; empty where it names no payment. */
  id: string | undefined;
}

/** Outcome of a payment. It needs nothing but its id, in any browser (D13). */
export function PaymentResultPage({ id, issuer, providers }: PaymentResultPageProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectPaymentResult);
  useEffect(() => {
    if (id !== undefined) dispatch(opened(id));
    return () => {
      dispatch(closed());
    };
  }, [dispatch, id]);
  const isPending = state.step === 'pending';
  useEffect(() => {
    if (id === undefined || !isPending) return;
    // Whoever comes back from the provider's app waits for no pause.
    const ask = () => document.visibilityState === 'visible' && dispatch(retried(id));
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [dispatch, id, isPending]);

  return (
    <PageShell width="form">
      <div className="kit-flow">
        <Outcome
          state={state}
          issuer={issuer}
          providers={providers}
          onAskAgain={() => id !== undefined && dispatch(retried(id))}
        />
      </div>
    </PageShell>
  );
}
