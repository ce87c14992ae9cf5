import { notified } from '@laundry/flow';
import { credit, forgetDevice as texts, notifications } from '@laundry/strings';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import type { KeyValueStorage } from '../../context.ts';
import { forgetDevice } from '../../storage/browserStorage.ts';
import { forgetCard, loadCards, rememberCard } from '../../storage/rememberedCards.ts';
import type { LastTopUp, RememberedCard } from '../../storage/rememberedCards.ts';
import { entered } from './credit.slice.ts';

const slice = createSlice({
  name: 'rememberedCards',
  initialState: (): readonly RememberedCard[] => [],
  reducers: {
    cardsRead: (_, { payload }: PayloadAction<readonly RememberedCard[]>) => payload,
    /** The user asked to remember a card, or renamed it. */
    cardRemembered: (cards, _: PayloadAction<Pick<RememberedCard, 'card' | 'name'>>) => cards,
    cardForgotten: (cards, _: PayloadAction<string>) => cards,
    /** The user asked to remember how the card is topped up. */
    payerRemembered: (cards, _: PayloadAction<{ readonly card: string; readonly last: LastTopUp }>) => cards,
    payerForgotten: (cards, _: PayloadAction<string>) => cards,
    /** 'Olvidar mis datos en este dispositivo'. */
    deviceForgotten: (cards) => cards,
  },
});

/** Mounted under `rememberedCards`: the cards on the device, once they are loaded. */
export const rememberedCardsReducer = slice.reducer;
export const { cardsRead, cardRemembered, cardForgotten, payerRemembered, payerForgotten, deviceForgotten } =
  slice.actions;

export const selectCards = (state: { rememberedCards: readonly RememberedCard[] }) => state.rememberedCards;

/** A card as the device remembers it, if it does. */
export const known = (device: KeyValueStorage, card: string): RememberedCard | undefined =>
  loadCards(device).find((remembered) => remembered.card === card);

/** The cards that the device remembers: loaded when the page opens, changed only by the user. */
export function* rememberedCardsSaga() {
  yield* takeEvery(entered, show);
  yield* takeEvery(cardRemembered, function* ({ payload: remembered }) {
    const device = yield* fromContext('device');
    rememberCard(device, { ...known(device, remembered.card), ...remembered });
    yield* show();
  });
  yield* takeEvery(payerRemembered, function* ({ payload: { card, last } }) {
    const device = yield* fromContext('device');
    const { name } = known(device, card) ?? credit.remembered;
    rememberCard(device, { card, name, last });
    yield* show();
  });
  yield* takeEvery(payerForgotten, function* ({ payload: card }) {
    const device = yield* fromContext('device');
    const remembered = known(device, card);
    if (remembered) rememberCard(device, { card, name: remembered.name });
    yield* show();
  });
  yield* takeEvery(deviceForgotten, function* () {
    forgetDevice(yield* fromContext('session'), yield* fromContext('device'));
    yield* show();
    yield* put(notified({ variant: 'success', title: notifications.successTitle, text: texts.done }));
  });
  yield* takeEvery(cardForgotten, function* ({ payload: card }) {
    forgetCard(yield* fromContext('device'), card);
    yield* show();
  });
}

function* show(): SagaGenerator<void> {
  yield* put(cardsRead(loadCards(yield* fromContext('device'))));
}
