import { callApi, safely } from '@laundry/flow';
import { CHANNELS, topUpPayload, visibleChannels } from '@laundry/payment-channels';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { isCardCode } from '../../cardCode.ts';
import { fromContext } from '../../context.ts';
import { redirectToProvider } from '../../paying/redirectToProvider.saga.ts';
import { paymentError } from '../../paying/paymentError.ts';
import { submitOnce } from '../../paying/submitOnce.saga.ts';
import { creditAttempt } from '../../session/creditAttempt.ts';
import { readCards } from '../../session/rememberedCards.ts';
import { lookUpError } from './creditError.ts';
import {
  cardChosen,
  cardSubmitted,
  channelChosen,
  creationFailed,
  redirected,
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
import type { Resumed } from './credit.slice.ts';
import { readCard } from './readCard.saga.ts';
import { costOf } from './uses.ts';

/**
 * The top-up (spec §4): the card is looked up, its methods are shown, a channel is chosen, the payer fills in a form,
 * the payment is created, and the browser goes where it must. Until COMPRAR is pressed, going back or leaving aborts
 * what is under way; after it nothing does.
 */
export function* creditSaga() {
  yield* takeLatest(
    [cardSubmitted, cardChosen],
    untilLeft(safely(lookUp, (error) => lookUpFailed(lookUpError(error)))),
  );
  yield* takeEvery([channelChosen, payerTyped], keepChoices);
  yield* takeLeading(
    payerSubmitted,
    safely(pay, (error) => creationFailed(paymentError(error))),
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

/** Back from a provider, after a reload, or by a sticker's address: the card's prices are asked for without a press. */
function* resume({ payload: uid }: ReturnType<typeof entered>): SagaGenerator<void> {
  const attempt = creditAttempt.recall(yield* fromContext('session'));
  const { step } = yield* select(selectCredit);
  const isSameCard = uid === '' || uid === attempt?.uid;
  if (step !== 'card') return;
  const known = attempt && isSameCard ? attempt.uid : uid;
  if (isCardCode(known)) yield* put(cardChosen(known));
}

function* lookUp({
  payload: uid,
}: ReturnType<typeof cardSubmitted | typeof cardChosen>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const config = yield* fromContext('config');
  const resumed = yield* recallChoices(uid);
  const methods = yield* callApi((signal) => api.cardMethods({ param1: uid }, { signal }));
  const channels = visibleChannels(methods, config.flags);
  yield* put(methodsLoaded({ methods, channels, resumed: resumed(methods.price_costumer) }));
}

/**
 * What was chosen for a card before: in this browser session, else the last time, where the person asked the device to
 * remember it. As many uses as then may cost something else today.
 */
function* recallChoices(uid: string): SagaGenerator<(price: number) => Resumed> {
  const attempt = creditAttempt.recall(yield* fromContext('session'));
  if (attempt?.uid === uid) return () => ({ ...attempt, begun: true });
  const { last } = readCards(yield* fromContext('device')).find((card) => card.uid === uid) ?? {};
  if (!last) return () => NOTHING_RESUMED;
  const { channel, values, uses } = last;
  return (price) => ({
    channel,
    values: { ...values, amount: uses === undefined ? values.amount : costOf(price, uses) },
    begun: false,
  });
}

/** Keeps what was chosen and typed, and the last press, which stands until something that it sent changes. */
function* keepChoices(): SagaGenerator<void> {
  const state = yield* select(selectCredit);
  if (!('channel' in state)) return;
  const session = yield* fromContext('session');
  const press = creditAttempt.recall(session)?.press;
  creditAttempt.keep(session, {
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

  const choices = { uid, channel, values };
  const api = yield* fromContext('api');
  const answer = yield* submitOnce({
    payload,
    last: creditAttempt.recall(session)?.press,
    keep: (press) => creditAttempt.keep(session, { ...choices, press }),
    send: (options) => api.createTransaction(payload, options),
  });
  yield* redirectToProvider(answer, { channel, cardUid: uid, amount: payload.amount }, redirected);
}
