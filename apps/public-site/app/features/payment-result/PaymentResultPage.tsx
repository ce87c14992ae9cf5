import { PageShell, useHeadingFocus, useWindowEvent } from '@laundry/ui-kit';
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
  useHeadingFocus(state.step);
  const isUnsettled = state.step === 'pending' || state.step === 'unknown';
  // Queries at once when the user returns from the provider's app, or when the network is back.
  const ask = () => {
    if (isUnsettled && document.visibilityState === 'visible') askAgain();
  };
  useWindowEvent('visibilitychange', ask);
  useWindowEvent('online', ask);
  return (
    <PageShell width="form">
      <div className="kit-flow">
        <Outcome state={state} onAskAgain={askAgain} />
      </div>
    </PageShell>
  );
}
