import type { BrandingPurchaseCreated } from '@laundry/api-contract';
import { loadErrorText, readError } from '@laundry/error-catalogue';
import type { AppError } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import { CHANNELS, purchasePayload } from '@laundry/payment-channels/client';
import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { siteContext } from '../../context.ts';
import { paymentError, serverMessage } from '../../paying/paymentError.ts';
import { costInPesos } from '../../paying/prices.ts';
import type { ShownError } from '../../shownError.ts';
import { redirectToProvider } from '../../paying/redirectToProvider.saga.ts';
import { purchaseAttempt } from '../../storage/attempts.ts';
import {
  chosen,
  confirmed,
  creationFailed,
  itemsFailed,
  itemsForSale,
  itemsLoaded,
  itemsRequested,
  opened,
  redirected,
  selectAccessories,
} from './accessories.slice.ts';

/** @throws AppError where the answer has errors instead of a redirect (D37) */
function throwOnErrors({ errors }: BrandingPurchaseCreated): void {
  const error = readError({ errors }, { status: 201 });
  if (error.server) throw error;
}

/** The error of a purchase that did not start (spec §8): the server's text, or that of a failed payment. */
function purchaseError(error: AppError): ShownError {
  // With status 0 the message is not the server's.
  const message = error.server?.status ? serverMessage(error) : undefined;
  return { ...paymentError(error), ...(message && { text: message }) };
}

/**
 * The shop (spec §4): the items are loaded, one is chosen, data and payer are filled in, the payment is
 * created, and the browser goes to the next page.
 */
export function* accessoriesSaga() {
  yield* takeLatest(opened, resume);
  yield* takeLatest([opened, itemsRequested], readItems);
  yield* takeEvery(chosen, storeChoices);
  yield* takeLeading(
    confirmed,
    safely(pay, (error) => creationFailed(purchaseError(error))),
  );
}

const readItems = safely(
  function* (): SagaGenerator<void> {
    const { api } = yield* siteContext();
    yield* put(itemsLoaded(yield* callApi((signal) => api.brandingItems({ signal }))));
  },
  ({ kind }) => itemsFailed(loadErrorText(kind)),
);

/** Restores what was chosen and typed, after coming back from a provider or a reload. */
function* resume(): SagaGenerator<void> {
  const { session } = yield* siteContext();
  const stored = purchaseAttempt.load(session);
  if (!stored) return;
  const { submission: _, ...choices } = stored;
  yield* put(chosen(choices));
}

/** Stores what was chosen and typed. */
function* storeChoices({ payload: choices }: ReturnType<typeof chosen>): SagaGenerator<void> {
  const { session } = yield* siteContext();
  purchaseAttempt.keep(session, choices);
}

function* pay(): SagaGenerator<void> {
  const { catalogue, choices, payment } = yield* select(selectAccessories);
  if (payment.step !== 'creating') return;
  const site = yield* siteContext();
  const { itemId, quantity, channel } = choices;
  const item = { id: itemId, quantity, currency: site.config.currency };
  const payload = purchasePayload(CHANNELS[channel], choices, item);
  const { paymentRedirect, ...answer } = yield* callApi((signal) =>
    purchaseAttempt.submitOnce({ ...site, signal }, choices, payload, site.api.createBrandingTransaction),
  );
  throwOnErrors(answer);
  const price = itemsForSale(catalogue)?.find(({ id }) => id === itemId)?.price ?? 0;
  yield* redirectToProvider(
    { ...answer, checkout: paymentRedirect },
    { channel, itemId, amount: costInPesos(price, quantity) },
    redirected,
  );
}
