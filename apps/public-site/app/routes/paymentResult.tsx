import { paymentResult } from '@laundry/strings';
import { useParams } from 'react-router';
import { config } from '../config.ts';
import { PaymentResultPage } from '../features/payment-result/PaymentResultPage.tsx';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(paymentResult.pageTitle);

export default function PaymentResultRoute() {
  const { id = '' } = useParams();
  return <PaymentResultPage id={id} issuer={config.brand.productName} />;
}
