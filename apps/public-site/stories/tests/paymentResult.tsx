import type { FakeAnswer } from '@laundry/flow/testing';
import type { KeyValueStorage } from '../../app/context.ts';
import { paymentResultFlow } from '../../app/features/payment-result/paymentResult.flow.ts';
import { PaymentResultPage } from '../../app/features/payment-result/PaymentResultPage.tsx';
import { testEnvironment } from '../../test/site.ts';
import { showFlow } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

/** The API's answer to the status query of payment t-1. */
export const status = (body: unknown, code = 200): FakeAnswer => ({
  method: 'GET',
  path: '/api/v1/transaction/status/t-1',
  status: code,
  body,
});

/** No answer at all, to a query and its retries (D9). */
export const silence: FakeAnswer[] = Array.from({ length: 3 }, () => ({ ...status({}), networkError: true }));

interface Opened {
  id?: string;
  session?: KeyValueStorage;
  /** Ends the pauses between two queries; without it they never end, so that a pending page stays. */
  wait?: () => Promise<void>;
}

/** Shows the page of payment t-1. */
export async function openAs(
  mount: Mount,
  { id = 't-1', session, wait = () => new Promise(() => undefined) }: Opened,
  answers: FakeAnswer[],
) {
  const { context } = testEnvironment(answers, session);
  const { store } = await showFlow(
    mount,
    paymentResultFlow,
    { ...context, wait },
    <PaymentResultPage
      id={id}
      issuer={{ brand: 'Lavadero', company: ['Lavaderos S.A.', 'RUT 210000000019', 'Calle 1'] }}
      providers={['https://pagos.example']}
    />,
  );
  return store;
}

/** The same where nothing of it differs. */
export const open = (mount: Mount, ...answers: FakeAnswer[]) => openAs(mount, {}, answers);
