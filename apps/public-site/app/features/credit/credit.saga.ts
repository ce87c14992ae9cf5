import type { PaymentMethods } from '@laundry/api-contract';
import { errorText, toAppError } from '@laundry/error-catalogue';
import type { AppError } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import { CHANNELS, topUpPayload, visibleChannels } from '@laundry/payment-channels/client';
import type { ChannelName } from '@laundry/payment-channels/client';
import { isCardCode } from '@laundry/ui-kit/format';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { siteContext } from '../../context.ts';
import { paymentError, serverMessage } from '../../paying/paymentError.ts';
import type { ShownError } from '../../shownError.ts';
import { redirectToProvider } from '../../paying/redirectToProvider.saga.ts';
import { creditAttempt } from '../../storage/attempts.ts';
import { rememberedCard } from '../../storage/rememberedCards.ts';
import {
  cardChosen,
  cardSubmitted,
  channelChosen,
  channelConfirmed,
  creationFailed,
  entered,
  isCreating,
  lookUpFailed,
  methodsLoaded,
  NOTHING_RESUMED,
  payerSubmitted,
  payerTyped,
  readMissed,
  readRequested,
  redirected,
  selectCredit,
  wentBack,
} from './credit.slice.ts';
import type { Resumed } from './credit.slice.ts';
import { costInPesos } from '../../paying/prices.ts';

/** How long the reader waits for a card, in ms (spec §9, D15). */
const CARD_READER_WAIT_MS = 3_000;

/** The error of a refused card (spec §8): the server's text for a wrong card, else the catalogue's text. */
function lookUpError(error: AppError): ShownError {
  const { kind, server } = error;
  // Other servers refuse a wrong card by codes of their own, or without one (D67).
  const isWrongCard = kind === 'wrongCard' || (kind === 'generic' && (server?.status ?? 500) < 500);
  return { kind, text: (isWrongCard && serverMessage(error)) || errorText(kind) };
}

/**
 * The top-up (spec §4): the card is looked up, its payment methods are shown, a channel is chosen, the payer
 * fills in a form, the payment is created, and the browser goes to the next page. Another card aborts a
 * look-up; nothing aborts a payment.
 */
export function* creditSaga() {
  yield* takeLatest(
    [cardSubmitted, cardChosen],
    safely(lookUp, (error) => lookUpFailed(lookUpError(error))),
  );
  yield* takeEvery([channelChosen, channelConfirmed, payerTyped, wentBack], storeChoices);
  yield* takeLeading(
    payerSubmitted,
    safely(pay, (error) => creationFailed(paymentError(error))),
  );
  yield* takeLatest(entered, resume);
  yield* takeLeading(readRequested, readCard);
}

/** Loads a card's prices without a click: on return from a provider, on a reload, or by a sticker's link. */
function* resume({ payload: card }: ReturnType<typeof entered>): SagaGenerator<void> {
  const { session } = yield* siteContext();
  const { step } = yield* select(selectCredit);
  const known = card || (creditAttempt.load(session)?.card ?? '');
  if (step === 'card' && isCardCode(known)) yield* put(cardChosen(known));
}

function* lookUp({
  payload: card,
}: ReturnType<typeof cardSubmitted | typeof cardChosen>): SagaGenerator<void> {
  const { config } = yield* siteContext();
  const methods = yield* fetchMethods(card);
  const resumed = yield* recallChoices(card, methods.price_costumer);
  const channels = visibleChannels(methods, config.flags);
  // What was chosen earlier may no longer be offered.
  const offered = (channel?: ChannelName) => channels.find((name) => name === channel);
  const { channel, chosen } = resumed;
  const choices = { ...resumed, channel: offered(channel), chosen: offered(chosen) };
  yield* put(methodsLoaded({ methods, resumed: choices }));
}

/**
 * Requests a card's payment methods. After too many wrong codes from the same IP address, the server demands
 * a captcha (D83), whose script is loaded only then.
 */
function* fetchMethods(card: string): SagaGenerator<PaymentMethods> {
  const { api, captcha } = yield* siteContext();
  try {
    return yield* callApi((signal) => api.cardMethods({ param1: card }, { signal }));
  } catch (thrown) {
    const { kind, server } = toAppError(thrown);
    if (kind !== 'tooManyRequests' || server?.detail !== 'recaptchaToken') throw thrown;
    const recaptchaToken = yield* call(captcha.token, 'cardMethods' as const);
    return yield* callApi((signal) => api.cardMethods({ param1: card, recaptchaToken }, { signal }));
  }
}

/**
 * The previous choices for a card: those of this browser session, otherwise those of the last top-up, if the
 * device remembers it. A remembered number of uses is charged at today's price.
 */
function* recallChoices(card: string, price: number): SagaGenerator<Resumed> {
  const { session, device } = yield* siteContext();
  const attempt = creditAttempt.load(session);
  if (attempt?.card === card) return { ...attempt, payerKnown: false };
  const last = rememberedCard(device, card)?.last;
  if (!last) return NOTHING_RESUMED;
  const { channel, values, uses } = last;
  const amount = uses === undefined ? values.amount : costInPesos(price, uses);
  return { channel, values: { ...values, amount }, payerKnown: true };
}

/** Stores what was chosen and typed. */
function* storeChoices(): SagaGenerator<void> {
  const state = yield* select(selectCredit);
  if (!('methods' in state)) return;
  const { session } = yield* siteContext();
  creditAttempt.keep(session, {
    card: state.card,
    ...(state.step === 'method' ? { chosen: state.chosen } : { channel: state.channel }),
    values: state.values,
  });
}

function* pay({ payload: values }: ReturnType<typeof payerSubmitted>): SagaGenerator<void> {
  const state = yield* select(selectCredit);
  if (!isCreating(state)) return;
  const site = yield* siteContext();
  const { card, channel } = state;
  const payload = topUpPayload(CHANNELS[channel], values, { card, currency: site.config.currency });
  const choices = { card, channel, values };
  const answer = yield* callApi((signal) =>
    creditAttempt.submitOnce({ ...site, signal }, choices, payload, site.api.createTransaction),
  );
  yield* redirectToProvider(answer, { channel, card, amount: payload.amount }, redirected);
}

/** Waits for a card at the device's reader. A card that is typed, also by a keyboard reader, wins. */
function* readCard(): SagaGenerator<void> {
  const { cardReader, wait } = yield* siteContext();
  const abort = new AbortController();
  const code = cardReader.read(abort.signal).catch(() => undefined);
  try {
    const { read } = yield* race({
      read: call(() => code),
      late: call(wait, CARD_READER_WAIT_MS),
      away: take([cardSubmitted, cardChosen]),
    });
    yield* put(read === undefined ? readMissed() : cardSubmitted(read));
  } finally {
    abort.abort();
  }
}
