import { paymentResultFlow } from '../features/payment-result/paymentResult.flow.ts';
import { PaymentResultPage } from '../features/payment-result/PaymentResultPage.tsx';
import { withoutTrailingSlash } from '../paths.ts';
import { createThemedIsland } from './themedIsland.tsx';
import { useAddress } from './environment.ts';

/** The payment's id in the address: the last part of its path; empty where it cannot be decoded. */
function paymentOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(withoutTrailingSlash(pathname).split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}

function PaymentResult() {
  const url = useAddress();
  return <PaymentResultPage id={url && paymentOf(url)} />;
}

export default createThemedIsland(PaymentResult, () => paymentResultFlow);
