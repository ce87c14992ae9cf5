import type { TransactionStatus } from '@laundry/api-contract';
import { textOf } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { clearCheckout, loadCheckout } from '../../session/checkout.ts';
import type { Checkout } from '../../session/checkout.ts';
import { creditAttempt } from '../../session/creditAttempt.ts';
import { purchaseAttempt } from '../../session/purchaseAttempt.ts';
import {
  retried,
  statusFailed,
  closed,
  opened,
  selectPaymentResult,
  statusRead,
} from './paymentResult.slice.ts';

/** Pauses between two questions, in milliseconds; the last one stays (D13: back-off until it changes). */
const PAUSES_MS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15].map((seconds) => seconds * 1_000);

/** What a server answers of an id that it has no payment of, or that cannot be one. */
const NO_PAYMENT: readonly (number | undefined)[] = [400, 404, 422];

/** Asks for the outcome until it is no longer pending; a page that was closed asks no more. */
export function* paymentResultSaga() {
  yield* takeLatest([opened, retried], function* ({ payload: id }) {
    if (id !== '') yield* race({ done: call(followPayment, id), closed: take(closed) });
  });
}

/** A payment that is known to be pending is asked about further, whatever becomes of a single question. */
function* followPayment(id: string): SagaGenerator<void> {
  const wait = yield* fromContext('wait');
  for (let asked = 0; ; asked++) {
    yield* call(ask, id);
    const { step } = yield* select(selectPaymentResult);
    if (step !== 'pending') return yield* settle(id, step);
    yield* call(wait, PAUSES_MS[Math.min(asked, PAUSES_MS.length - 1)] ?? 0);
  }
}

const ask = safely(
  function* (id: string): SagaGenerator<void> {
    const api = yield* fromContext('api');
    const session = yield* fromContext('session');
    const status = yield* callApi((signal) => api.transactionStatus(id, { signal }));
    const checkout = loadCheckout(session, id);
    const itemId = checkout?.itemId ?? purchaseAttempt.load(session)?.itemId;
    yield* put(statusRead({ status: completed(status, checkout), itemId }));
  },
  ({ kind, server }) =>
    statusFailed({
      missing: NO_PAYMENT.includes(server?.status),
      ...(kind === 'offline' && { reason: textOf(kind) }),
    }),
);

/**
 * An answer that does not say which card was topped up, with what the session knows: null where it was a
 * purchase.
 */
const completed = (status: TransactionStatus, checkout: Checkout | undefined): TransactionStatus =>
  status.uid === undefined && checkout ? { ...status, uid: checkout.card ?? null } : status;

/**
 * A paid attempt is forgotten; of a denied one the choices are kept, for a new payment. Others' payments
 * change nothing.
 */
function* settle(id: string, step: string): SagaGenerator<void> {
  const session = yield* fromContext('session');
  const checkout = loadCheckout(session, id);
  if (!checkout) return;
  const attempt = checkout.itemId === undefined ? creditAttempt : purchaseAttempt;
  if (step === 'approved') attempt.clear(session);
  if (step === 'denied') attempt.clearSubmission(session);
  if (step !== 'unknown') clearCheckout(session);
}
