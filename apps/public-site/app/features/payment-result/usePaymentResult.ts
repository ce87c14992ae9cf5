import type { TransactionStatus } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import type { AppError } from '@laundry/error-catalogue';
import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { errors } from '@laundry/strings';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../islands/environment.ts';
import { creditAttempt, purchaseAttempt } from '../../storage/attempts.ts';
import { clearCheckout, loadCheckout } from '../../storage/checkout.ts';
import type { Checkout } from '../../storage/checkout.ts';
import { useLatestCall } from '../../useLatestCall.ts';
import type { KnownPayment } from './payment.ts';

/** The state of a payment's result (D13). */
export type PaymentResultState =
  | { readonly step: 'asking' }
  | { readonly step: 'missing' }
  /** `asking`: another query is running. `reason`: a cause that the user can do something about. */
  | { readonly step: 'unknown'; readonly asking: boolean; readonly reason?: string | undefined }
  | ({
      readonly step: 'approved' | 'pending' | 'denied';
      /** The reason why a later query failed; the previous status stays. */
      readonly trouble?: string;
    } & KnownPayment);

/** Pauses between two queries, in milliseconds; the last one repeats (D13: back-off until it changes). */
const PAUSES_MS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15].map((seconds) => seconds * 1_000);

/** HTTP statuses for an id that is unknown or invalid. */
const NO_PAYMENT: readonly (number | undefined)[] = [400, 404, 422];

/** The values of authorizationResult that are not success; all others are (D13). */
const STEP_OF: ReadonlyMap<string, 'pending' | 'denied'> = new Map([
  ['PENDING', 'pending'],
  ['DENIED', 'denied'],
]);

const MISSING: PaymentResultState = { step: 'missing' };

/** Adds the session's card to an answer without one: null for a purchase. */
const withSessionCard = (status: TransactionStatus, checkout: Checkout | undefined): TransactionStatus =>
  status.uid === undefined && checkout ? { ...status, uid: checkout.card ?? null } : status;

/** The state after an answer, with data from the browser session. */
function afterAnswer(id: string, status: TransactionStatus, session: KeyValueStorage): PaymentResultState {
  const result = status.authorizationResult;
  if (!result) return { step: 'unknown', asking: false };
  const checkout = loadCheckout(session, id);
  return {
    step: STEP_OF.get(result) ?? 'approved',
    status: withSessionCard(status, checkout),
    itemId: checkout?.itemId ?? purchaseAttempt.load(session)?.itemId,
  };
}

/** The state after a failed call, which says nothing about the payment's success. */
function afterFailure(before: PaymentResultState, { kind, server }: AppError): PaymentResultState {
  const reason = kind === 'offline' ? errors.offline : undefined;
  if (before.step === 'pending') return { ...before, trouble: reason ?? '' };
  if (NO_PAYMENT.includes(server?.status)) return MISSING;
  return { step: 'unknown', asking: false, reason };
}

/**
 * Clears the stored attempt of a paid payment, unless it is for another card or item by now; for a denied one
 * the choices are kept for a new payment. Payments that this browser session did not make change nothing.
 */
function settle(id: string, step: PaymentResultState['step'], session: KeyValueStorage): void {
  const checkout = loadCheckout(session, id);
  if (!checkout) return;
  const attempt = checkout.itemId === undefined ? creditAttempt : purchaseAttempt;
  const { card, itemId }: Pick<Checkout, 'card' | 'itemId'> = { ...attempt.load(session) };
  const isOwn = card === checkout.card && itemId === checkout.itemId;
  if (step === 'approved' && isOwn) attempt.clear(session);
  if (step === 'denied') attempt.clearSubmission(session);
  if (step !== 'unknown') clearCheckout(session);
}

/**
 * Polls a payment's status until it is no longer pending, even if single queries fail.
 *
 * @param id of the payment in the address; undefined while that is unknown, empty where it names none
 */
export function usePaymentResult(id: string | undefined) {
  const { api, session, wait } = useEnvironment();
  const { run } = useLatestCall();
  const [state, setState] = useState<PaymentResultState>({ step: 'asking' });

  const poll = useCallback(
    (from: PaymentResultState) => {
      if (!id) return;
      const untilKnown = async (signal: AbortSignal) => {
        let known = from;
        for (let polls = 0; ; polls++) {
          known = await api.transactionStatus(id, { signal }).then(
            (status) => afterAnswer(id, status, session),
            (thrown: unknown) => afterFailure(known, toAppError(thrown)),
          );
          signal.throwIfAborted();
          setState(known);
          if (known.step !== 'pending') return settle(id, known.step, session);
          await wait(PAUSES_MS[Math.min(polls, PAUSES_MS.length - 1)] ?? 0);
          signal.throwIfAborted();
        }
      };
      void run(untilKnown, (error) => setState((before) => afterFailure(before, error)));
    },
    [id, api, session, wait, run],
  );
  useEffect(() => poll({ step: 'asking' }), [poll]);

  /** CONSULTAR DE NUEVO. */
  const askAgain = () => {
    const from = state.step === 'pending' ? state : ({ step: 'unknown', asking: true } as const);
    setState(from);
    poll(from);
  };
  return { state: id === '' ? MISSING : state, askAgain };
}
