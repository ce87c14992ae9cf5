import { PageShell, useOnChange } from '@laundry/ui-kit';
import { useLayoutEffect } from 'react';
import { useAddress } from '../../islands/environment.ts';
import { withoutTrailingSlash } from '../../paths.ts';
import { Outcome } from './Outcome.tsx';
import { usePaymentResult } from './usePaymentResult.ts';

/** The payment's id in the address: the last part of its path; empty where it cannot be decoded. */
function readPaymentId({ pathname }: URL): string {
  try {
    return decodeURIComponent(withoutTrailingSlash(pathname).split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}

/** The result of a payment. It needs only its id, in any browser (D13). */
export function PaymentResultPage() {
  const url = useAddress();
  const { state, askAgain } = usePaymentResult(url && readPaymentId(url));
  // Each result is a view of its own, which many screen readers do not announce when it appears.
  useOnChange(state.step, () => document.querySelector<HTMLElement>('main h1')?.focus());
  const isUnsettled = state.step === 'pending' || state.step === 'unknown';
  // A layout effect, to listen as soon as the page shows that the result is not known.
  useLayoutEffect(() => {
    if (!isUnsettled) return;
    // Queries at once when the user returns from the provider's app, or when the network is back.
    const ask = () => {
      if (document.visibilityState === 'visible') askAgain();
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [isUnsettled, askAgain]);
  return (
    <PageShell width="form">
      <div className="kit-flow">
        <Outcome state={state} onAskAgain={askAgain} />
      </div>
    </PageShell>
  );
}
