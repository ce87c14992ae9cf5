import { layout, paymentResult } from '@laundry/strings';
import { useParams } from 'react-router';
import { config } from '../config.ts';
import { PaymentResultPage } from '../features/payment-result/PaymentResultPage.tsx';

export const meta = () => [
  { title: layout.pageTitle(paymentResult.pageTitle, config.brand.productName) },
  { name: 'robots', content: 'noindex' },
];

export default function PaymentResultRoute() {
  const { id = '' } = useParams();
  return <PaymentResultPage id={id} />;
}
