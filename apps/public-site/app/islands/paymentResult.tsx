import { layout } from '@laundry/strings';
import { config } from '../config.ts';
import { paymentResultSaga } from '../features/payment-result/paymentResult.saga.ts';
import { paymentResultReducer } from '../features/payment-result/paymentResult.slice.ts';
import { PaymentResultPage } from '../features/payment-result/PaymentResultPage.tsx';
import { pageOf } from '../paths.ts';
import { ThemedIsland } from './ThemedIsland.tsx';
import { useAddress } from './useAddress.ts';

const { company } = config;
const flow = { reducers: { paymentResult: paymentResultReducer }, sagas: [paymentResultSaga] };

/** The payment's id in the address: the last part of its path; empty where it cannot be decoded. */
function paymentOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pageOf(pathname).split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}

function PaymentResult() {
  const url = useAddress();
  return (
    <PaymentResultPage
      id={url && paymentOf(url)}
      issuer={{
        brand: config.brand.productName,
        company: [company.name, layout.rut(company.rut), company.address],
      }}
      providers={config.origins.payments}
    />
  );
}

export default function PaymentResultIsland() {
  return (
    <ThemedIsland flow={flow}>
      <PaymentResult />
    </ThemedIsland>
  );
}
