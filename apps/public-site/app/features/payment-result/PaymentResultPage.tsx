import { PageShell } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outcome } from './Outcome.tsx';
import { retried, closed, opened, selectPaymentResult } from './paymentResult.flow.ts';

export interface PaymentResultPageProps {
  /** Undefined while the address is unknown; empty where it names no payment. */
  id: string | undefined;
}

/** The result of a payment. It needs only its id, in any browser (D13). */
export function PaymentResultPage({ id }: PaymentResultPageProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectPaymentResult);
  useEffect(() => {
    if (id !== undefined) dispatch(opened(id));
    return () => {
      dispatch(closed());
    };
  }, [dispatch, id]);
  const isUnsettled = state.step === 'pending' || state.step === 'unknown';
  useEffect(() => {
    if (id === undefined || !isUnsettled) return;
    // When the user returns from the provider's app, or the network is back, there is no pause.
    const ask = () => document.visibilityState === 'visible' && dispatch(retried(id));
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [dispatch, id, isUnsettled]);

  return (
    <PageShell width="form">
      <div className="kit-flow">
        <Outcome state={state} onAskAgain={() => id !== undefined && dispatch(retried(id))} />
      </div>
    </PageShell>
  );
}
