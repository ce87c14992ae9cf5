import type { TransactionStatus } from '@laundry/api-contract';
import { callApi, safely, unless } from '@laundry/flow';
import { paymentResult } from '@laundry/strings';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { creditAttempt, purchaseAttempt } from '../../storage/attempts.ts';
import { clearCheckout, loadCheckout } from '../../storage/checkout.ts';
import type { Checkout } from '../../storage/checkout.ts';

/** The state of a payment's result (D13). */
export type PaymentResultState =
  | { readonly step: 'asking' }
  | { readonly step: 'missing' }
  /** `asking`: another query runs, the page stays. `reason`: the user can do something about it. */
  | { readonly step: 'unknown'; readonly asking: boolean; readonly reason?: string }
  | {
      readonly step: 'approved' | 'pending' | 'denied';
      readonly status: TransactionStatus;
      /** The item that was bought in this browser session. */
      readonly itemId?: string | undefined;
      /** The reason why a later query failed; the previous status stays. */
      readonly trouble?: string;
    };

/** An answer, with data from the browser session. */
export interface StatusRead {
  readonly status: TransactionStatus;
  readonly itemId?: string | undefined;
}

/** The reason why a status could not be read. */
export interface StatusFailed {
  /** The server knows no payment of this id. */
  readonly missing?: boolean;
  readonly reason?: string | undefined;
}

/** The values of authorizationResult that are not success; all others are (D13). */
const STEP_OF: Readonly<Record<string, 'pending' | 'denied'>> = { PENDING: 'pending', DENIED: 'denied' };

function stateOf({ status, itemId }: StatusRead): PaymentResultState {
  const result = status.authorizationResult;
  if (!result) return { step: 'unknown', asking: false };
  const step = (Object.hasOwn(STEP_OF, result) ? STEP_OF[result] : undefined) ?? 'approved';
  return { step, status, itemId };
}

const slice = createSlice({
  name: 'paymentResult',
  initialState: (): PaymentResultState => ({ step: 'asking' }),
  reducers: {
    opened: (_, { payload: id }: PayloadAction<string>): PaymentResultState => ({
      step: id === '' ? 'missing' : 'asking',
    }),
    /** CONSULTAR DE NUEVO. */
    retried: (state, _action: PayloadAction<string>): PaymentResultState =>
      state.step === 'pending' ? state : { step: 'unknown', asking: true },
    statusRead: (_, { payload }: PayloadAction<StatusRead>): PaymentResultState => stateOf(payload),
    /** The call failed: neither success nor failure of the payment. */
    statusFailed: (
      state,
      { payload: { missing = false, reason } }: PayloadAction<StatusFailed>,
    ): PaymentResultState => {
      if (state.step === 'pending') return { ...state, trouble: reason ?? '' };
      if (missing) return { step: 'missing' };
      return { step: 'unknown', asking: false, ...(reason !== undefined && { reason }) };
    },
    closed: (): PaymentResultState => ({ step: 'asking' }),
  },
});

export const { opened, retried, statusRead, statusFailed, closed } = slice.actions;

export const selectPaymentResult = (state: { paymentResult: PaymentResultState }): PaymentResultState =>
  state.paymentResult;

/** Pauses between two queries, in milliseconds; the last one repeats (D13: back-off until it changes). */
const PAUSES_MS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15].map((seconds) => seconds * 1_000);

/** Statuses for an id that is unknown or invalid. */
const NO_PAYMENT: readonly (number | undefined)[] = [400, 404, 422];

/** Polls the status until it is no longer pending, or the page is closed. */
function* paymentResultSaga() {
  yield* takeLatest([opened, retried], unless(closed, followPayment));
}

/** Continues to poll a pending payment, even if single queries fail. */
function* followPayment({ payload: id }: ReturnType<typeof opened>): SagaGenerator<void> {
  if (id === '') return;
  const wait = yield* fromContext('wait');
  for (let polls = 0; ; polls++) {
    yield* call(ask, id);
    const { step } = yield* select(selectPaymentResult);
    if (step !== 'pending') return yield* settle(id, step);
    yield* call(wait, PAUSES_MS[Math.min(polls, PAUSES_MS.length - 1)] ?? 0);
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
      ...(kind === 'offline' && { reason: paymentResult.offline }),
    }),
);

/** Adds the session's card to an answer without one: null for a purchase. */
const completed = (status: TransactionStatus, checkout: Checkout | undefined): TransactionStatus =>
  status.uid === undefined && checkout ? { ...status, uid: checkout.card ?? null } : status;

/**
 * Clears the stored attempt of a paid payment; for a denied one the choices are kept for a new payment.
 * Payments of others change nothing.
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

export const paymentResultFlow = {
  reducers: { paymentResult: slice.reducer },
  sagas: [paymentResultSaga],
};
