import type { TransactionCreated } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';
import { notified } from '@laundry/flow';
import { resolveCheckout } from '@laundry/payment-channels';
import type { CheckoutTarget } from '@laundry/payment-channels';
import { notifications, paying } from '@laundry/strings';
import type { UnknownAction } from 'redux';
import { put } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../context.ts';
import { paths } from '../paths.ts';
import { saveCheckout, withCheckoutFragment } from '../session/checkout.ts';
import type { Checkout } from '../session/checkout.ts';

/** What stands in the failure's text when an answer leads nowhere that the site may go. */
const NO_WAY_TO_PAY = { code: '', message: paying.noWayToPay, status: 0 };

/** What is paid: what the pages around the payment know of it. */
type Paid = Omit<Checkout, 'transactionId' | 'processId' | 'pwUrl'>;

/**
 * Leaves with a payment that was created, as D11 says, and keeps it for the pages around it.
 *
 * @param redirected tells the page; with the provider's address where the browser goes to one
 * @throws AppError where the answer leads nowhere
 */
export function* redirectToProvider(
  answer: TransactionCreated,
  paid: Paid,
  redirected: (url: string | null) => UnknownAction,
): SagaGenerator<void> {
  const { origins } = yield* fromContext('config');
  const session = yield* fromContext('session');
  const next = resolveCheckout(answer, origins.payments);
  if (next.kind === 'failed') throw new AppError('generic', { server: NO_WAY_TO_PAY });

  const transactionId = answer.transaction_id ?? '';
  const kept = saveCheckout(session, {
    ...paid,
    transactionId,
    ...(next.kind === 'bancard' && { processId: next.processId }),
    ...(next.kind === 'pagosweb' && { pwUrl: next.url }),
  });
  // Bancard's checkout is a page of the site.
  if (next.kind !== 'bancard')
    yield* put(
      notified({ variant: 'success', title: notifications.successTitle, text: notifications.redirecting }),
    );
  yield* put(redirected(next.kind === 'redirect' ? next.url : null));
  yield* go(next, transactionId, kept);
}

/** To the provider's page, to the form for pagos-web, or to the embedded checkout. */
function* go(
  next: Exclude<CheckoutTarget, { kind: 'failed' }>,
  transactionId: string,
  kept: boolean,
): SagaGenerator<void> {
  const leave = yield* fromContext('leave');
  const open = (path: string, checkout: Readonly<Record<string, string>>) =>
    leave(kept ? path : withCheckoutFragment(path, checkout));
  switch (next.kind) {
    case 'redirect':
      return leave(next.url);
    case 'pagosweb':
      return open(paths.pagoswebCheckout, { pwUrl: next.url, transactionId });
    case 'bancard':
      return open(paths.bancardCheckout, { processId: next.processId, transactionId });
  }
}
