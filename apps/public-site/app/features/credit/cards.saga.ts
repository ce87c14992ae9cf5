import { credit } from '@laundry/strings';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import type { SessionStorage } from '../../context.ts';
import { forgetCard, readCards, rememberCard } from '../../session/rememberedCards.ts';
import type { RememberedCard } from '../../session/rememberedCards.ts';
import { cardForgotten, cardRemembered, cardsRead, payerForgotten, payerRemembered } from './cards.slice.ts';
import { entered } from './credit.slice.ts';

const known = (device: SessionStorage, uid: string): RememberedCard | undefined =>
  readCards(device).find((card) => card.uid === uid);

/** Cards that the device remembers: read when the page opens, changed only when the person asks for it. */
export function* rememberedCardsSaga() {
  yield* takeEvery(entered, show);
  yield* takeEvery(cardRemembered, function* ({ payload: card }) {
    const device = yield* fromContext('device');
    rememberCard(device, { ...known(device, card.uid), ...card });
    yield* show();
  });
  yield* takeEvery(payerRemembered, function* ({ payload: { uid, last } }) {
    const device = yield* fromContext('device');
    const { name } = known(device, uid) ?? credit.remembered;
    rememberCard(device, { uid, name, last });
    yield* show();
  });
  yield* takeEvery(payerForgotten, function* ({ payload: uid }) {
    const device = yield* fromContext('device');
    const card = known(device, uid);
    if (card) rememberCard(device, { uid, name: card.name });
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
