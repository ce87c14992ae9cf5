import { textOf } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import { CHANNELS, purchasePayload } from '@laundry/payment-channels';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { redirectToProvider } from '../../paying/redirectToProvider.saga.ts';
import { submitOnce } from '../../paying/submitOnce.saga.ts';
import { purchaseAttempt } from '../../session/purchaseAttempt.ts';
import {
  chosen,
  closed,
  confirmed,
  creationFailed,
  redirected,
  itemsAsked,
  itemsFailed,
  itemsForSale,
  itemsLoaded,
  opened,
  selectAccessories,
} from './accessories.slice.ts';
import { purchaseError, refuseErrors } from './purchaseError.ts';
import { totalOf } from './total.ts';

/**
 * The shop (spec §4): the items are read, one is chosen, the data and the payer are filled in, the payment is
 * created, and the browser goes where it must. A page that was left reads no items; a payment is never aborted.
 */
export function* accessoriesSaga() {
  yield* takeLatest(opened, resume);
  yield* takeLatest([opened, itemsAsked], untilClosed);
  yield* takeEvery(chosen, keepChoices);
  yield* takeLeading(
    confirmed,
    safely(pay, (error) => creationFailed(purchaseError(error))),
  );
}

const readItems = safely(
  function* (): SagaGenerator<void> {
    const api = yield* fromContext('api');
    yield* put(itemsLoaded(yield* callApi((signal) => api.brandingItems({ signal }))));
  },
  ({ kind }) => itemsFailed(textOf(kind)),
);

function* untilClosed(): SagaGenerator<void> {
  yield* race({ done: call(readItems), away: take(closed) });
}

/** Back from a provider, or after a reload: what was chosen and typed stands again. */
function* resume(): SagaGenerator<void> {
  const kept = purchaseAttempt.recall(yield* fromContext('session'));
  if (!kept) return;
  const { press: _, ...choices } = kept;
  yield* put(chosen(choices));
}

/** Keeps what was chosen and typed, and the last press, which stands until something that it sent changes. */
function* keepChoices({ payload: choices }: ReturnType<typeof chosen>): SagaGenerator<void> {
  const session = yield* fromContext('session');
  purchaseAttempt.keep(session, { ...choices, press: purchaseAttempt.recall(session)?.press });
}

function* pay(): SagaGenerator<void> {
  const { shelf, choices } = yield* select(selectAccessories);
  const { api, config, session } = {
    api: yield* fromContext('api'),
    config: yield* fromContext('config'),
    session: yield* fromContext('session'),
  };
  const { itemId, quantity, channel, payer } = choices;
  const item = { id: itemId, quantity, currency: config.currency };
  const payload = purchasePayload(CHANNELS[channel], payer, item);
  const { paymentRedirect, ...answer } = yield* submitOnce({
    payload,
    last: purchaseAttempt.recall(session)?.press,
    keep: (press) => purchaseAttempt.keep(session, { ...choices, press }),
    send: (options) => api.createBrandingTransaction(payload, options),
  });
  refuseErrors(answer);
  const price = itemsForSale(shelf)?.find(({ id }) => id === itemId)?.price ?? 0;
  yield* redirectToProvider(
    { ...answer, checkout: paymentRedirect },
    { channel, itemId, amount: totalOf(price, quantity) },
    redirected,
  );
}
