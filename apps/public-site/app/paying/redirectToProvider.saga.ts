import type { TransactionCreated } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';
import { notified } from '@laundry/flow';
import { isAllowedUrl, resolveCheckout } from '@laundry/payment-channels/client';
import { notifications, paying } from '@laundry/strings';
import type { UnknownAction } from 'redux';
import { put } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { siteContext } from '../context.ts';
import { paths } from '../paths.ts';
import { saveCheckout, withCheckoutFragment } from '../storage/checkout.ts';
import type { Checkout } from '../storage/checkout.ts';

/** The server message in the failure's text where an answer leads to no allowed address. */
const NO_WAY_TO_PAY = { code: '', message: paying.noWayToPay, status: 0 };

/** The data of a payment that other pages need. */
type Paid = Omit<Checkout, 'transactionId' | 'processId' | 'pwUrl'>;

/**
 * Leaves the page for the checkout of a created payment (D11), and stores the payment for the next pages.
 *
 * @param redirected the action that updates the page; `url` is null where no provider's page is opened
 * @throws AppError where the answer leads nowhere
 */
export function* redirectToProvider(
  answer: TransactionCreated,
  paid: Paid,
  redirected: (url: string | null) => UnknownAction,
): SagaGenerator<void> {
  const { config, session, leave } = yield* siteContext();
  // A payment that was already made leads to its result page, which is ours.
  const next = resolveCheckout(answer, [...config.origins.payments, config.origins.public]);
  if (next.kind === 'failed') throw new AppError('generic', { server: NO_WAY_TO_PAY });

  const payment = {
    transactionId: answer.transaction_id ?? '',
    channel: paid.channel,
    ...(next.kind === 'embedded' && { processId: next.processId }),
    ...(next.kind === 'form' && { pwUrl: next.url }),
  };
  const isStored = saveCheckout(session, { ...paid, ...payment });
  // An embedded checkout and a result are pages of the site, so no redirection is announced.
  if (next.kind !== 'embedded' && !isAllowedUrl(next.url, [config.origins.public]))
    yield* put(
      notified({ variant: 'success', title: notifications.successTitle, text: notifications.redirecting }),
    );
  yield* put(redirected(next.kind === 'redirect' ? next.url : null));
  if (next.kind === 'redirect') return leave(next.url);
  const page = next.kind === 'form' ? paths.formCheckout : paths.embeddedCheckout;
  leave(isStored ? page : withCheckoutFragment(page, payment));
}
