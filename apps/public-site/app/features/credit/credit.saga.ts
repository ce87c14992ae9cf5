import type { TransactionCreate, TransactionCreated } from '@laundry/api-contract';
import { AppError, toAppError } from '@laundry/error-catalogue';
import { callApi, notified, safely } from '@laundry/flow';
import { CHANNELS, topUpPayload, visibleChannels, whatFollows } from '@laundry/payment-channels';
import type { NextStop } from '@laundry/payment-channels';
import { credit, notifications } from '@laundry/strings';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import { rememberCheckout } from '../../session/checkoutSession.ts';
import { keepAttempt, recallAttempt } from '../../session/creditAttempt.ts';
import type { Attempt } from '../../session/creditAttempt.ts';
import { creationError, lookUpError } from './creditError.ts';
import {
  cardSubmitted,
  channelChosen,
  creationFailed,
  departed,
  entered,
  left,
  lookUpFailed,
  methodsLoaded,
  NOTHING_RESUMED,
  payerSubmitted,
  payerTyped,
  readAsked,
  selectCredit,
  wentBack,
} from './credit.slice.ts';
import { readCard } from './readCard.saga.ts';

/**
 * The top-up (section 4): the card is looked up, its methods are shown, a channel is chosen, the payer fills in a form,
 * the payment is created, and the browser goes where it must. Until COMPRAR is pressed, going back or leaving aborts
 * what is under way; after it nothing does.
 */
export function* creditSaga() {
  yield* takeLatest(cardSubmitted, untilLeft(safely(lookUp, (error) => lookUpFailed(lookUpError(error)))));
  yield* takeEvery([channelChosen, payerTyped], keepChoices);
  yield* takeLeading(
    payerSubmitted,
    safely(pay, (error) => creationFailed(creationError(error))),
  );
  yield* takeLatest(entered, resume);
  yield* takeLeading(readAsked, readCard);
}

/** A worker that ends, with its request, when the person leaves or goes back. */
function untilLeft<Args extends unknown[]>(worker: (...args: Args) => SagaGenerator<void>) {
  return function* (...args: Args): SagaGenerator<void> {
    yield* race({ done: call(worker, ...args), away: take([left, wentBack]) });
  };
}

/** Back from a provider, or after a reload: what was chosen stands again, with the card's prices asked anew. */
function* resume({ payload: uid }: ReturnType<typeof entered>): SagaGenerator<void> {
  const attempt = recallAttempt(yield* fromContext('session'));
  const { step } = yield* select(selectCredit);
  const isSameCard = uid === '' || uid === attempt?.uid;
  if (step === 'card' && attempt && isSameCard) yield* put(cardSubmitted(attempt.uid));
}

function* lookUp({ payload: uid }: ReturnType<typeof cardSubmitted>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const config = yield* fromContext('config');
  const attempt = recallAttempt(yield* fromContext('session'));
  const methods = yield* callApi((signal) => api.cardMethods({ param1: uid }, { signal }));
  const channels = visibleChannels(methods, config.flags);
  const resumed = attempt?.uid === uid ? attempt : NOTHING_RESUMED;
  yield* put(methodsLoaded({ methods, channels, resumed }));
}

/** Keeps what was chosen and typed, and the last press, which stands until something that it sent changes. */
function* keepChoices(): SagaGenerator<void> {
  const state = yield* select(selectCredit);
  if (!('channel' in state)) return;
  const session = yield* fromContext('session');
  const press = recallAttempt(session)?.press;
  keepAttempt(session, {
    uid: state.uid,
    channel: state.channel,
    values: state.values,
    ...(press && { press }),
  });
}

function* pay({ payload: values }: ReturnType<typeof payerSubmitted>): SagaGenerator<void> {
  const state = yield* select(selectCredit);
  if (state.step !== 'creating') return;
  const config = yield* fromContext('config');
  const session = yield* fromContext('session');
  const { uid, channel } = state;
  const payload = topUpPayload(CHANNELS[channel], values, { uid, currency: config.currency });

  const answer = yield* create(payload, { uid, channel, values });
  const next = whatFollows(answer, config.origins.payments);
  if (next.kind === 'failed') throw new AppError('generic', { server: NO_WAY_TO_PAY });

  const transactionId = answer.transaction_id ?? '';
  rememberCheckout(session, {
    transactionId,
    channel,
    cardUid: uid,
    amount: payload.amount,
    ...(next.kind === 'bancard' && { processId: next.processId }),
    ...(next.kind === 'pagosweb' && { pwUrl: next.url }),
  });
  yield* go(next, transactionId);
}

/** Creates the payment under the press's key: the same press, however often it is sent, is one payment (decision 39). */
function* create(
  payload: TransactionCreate,
  choices: Omit<Attempt, 'press'>,
): SagaGenerator<TransactionCreated> {
  const api = yield* fromContext('api');
  const session = yield* fromContext('session');
  const newKey = yield* fromContext('newKey');
  const sent = JSON.stringify(payload);
  const last = recallAttempt(session)?.press;
  const key = last?.payload === sent ? last.key : newKey();
  keepAttempt(session, { ...choices, press: { key, payload: sent } });
  try {
    return yield* callApi((signal) => api.createTransaction(payload, { signal, idempotencyKey: key }));
  } catch (thrown) {
    // A key that stands for another payment is of no further use.
    if (toAppError(thrown).kind === 'idempotencyConflict') keepAttempt(session, choices);
    throw thrown;
  }
}

/** Decision 11: to the provider's page, to the form for pagos-web, or to the embedded checkout. */
function* go(next: Exclude<NextStop, { kind: 'failed' }>, transactionId: string): SagaGenerator<void> {
  const leave = yield* fromContext('leave');
  const navigate = yield* fromContext('navigate');
  yield* put(
    notified({ variant: 'success', title: notifications.successTitle, text: notifications.redirecting }),
  );
  yield* put(departed(next.kind === 'redirect' ? next.url : null));
  switch (next.kind) {
    case 'redirect':
      return leave(next.url);
    case 'pagosweb':
      return navigate(paths.pagoswebCheckout, { pwUrl: next.url, transactionId });
    case 'bancard':
      return navigate(paths.bancardCheckout, { processId: next.processId, transactionId });
  }
}

/** What stands in the failure's text when an answer leads nowhere that the site may go. */
const NO_WAY_TO_PAY = { code: '', message: credit.noWayToPay, status: 0 };
