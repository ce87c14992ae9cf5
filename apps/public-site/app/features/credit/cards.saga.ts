import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { forgetCard, readCards, rememberCard } from '../../session/rememberedCards.ts';
import { cardForgotten, cardRemembered, cardsRead } from './cards.slice.ts';
import { entered } from './credit.slice.ts';

/** Cards that the device remembers: read when the page opens, changed only when the person asks for it. */
export function* rememberedCardsSaga() {
  yield* takeEvery(entered, show);
  yield* takeEvery(cardRemembered, function* ({ payload: card }) {
    rememberCard(yield* fromContext('device'), card);
    yield* show();
  });
  yield* takeEvery(cardForgotten, function* ({ payload: uid }) {
    forgetCard(yield* fromContext('device'), uid);
    yield* show();
  });
}

function* show(): SagaGenerator<void> {
  yield* put(cardsRead(readCards(yield* fromContext('device'))));
}
