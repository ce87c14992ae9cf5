import { CHANNEL_NAMES } from '@laundry/api-contract';
import { until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { EMPTY_PAYER } from '@laundry/payment-channels/client';
import type { ChannelName } from '@laundry/payment-channels/client';
import { creditSaga } from '../app/features/credit/credit.saga.ts';
import {
  cardSubmitted,
  channelChosen,
  channelConfirmed,
  creditReducer,
  entered,
} from '../app/features/credit/credit.slice.ts';
import type { CreditState } from '../app/features/credit/credit.slice.ts';
import type { SiteContext } from '../app/context.ts';
import type { PaymentProgress } from '../app/paying/paymentProgress.ts';
import { CARD, creation, methods } from './answers.ts';
import { startFlow } from './site.ts';

export const METHODS = methods(CHANNEL_NAMES);
export const CREATE = creation({});
export const payer = {
  ...EMPTY_PAYER,
  firstName: 'Ana',
  lastName: 'Paz',
  email: 'ana@correo.example',
  amount: 400,
};

/** Starts the flow of a top-up, with a fake API. */
export function site(answers: readonly FakeAnswer[], own: Partial<SiteContext> = {}) {
  const started = startFlow({ reducers: { credit: creditReducer }, saga: creditSaga }, answers, own);
  const { store } = started;
  const step = (expected: CreditState['step']) => until(store, ({ credit }) => credit.step === expected);
  const payment = (expected: PaymentProgress['step']) =>
    until(store, ({ credit }) => credit.step === 'payer' && credit.payment.step === expected);
  const credit = () => store.getState().credit;
  const toPayer = async (channel: ChannelName = 'MercadoPagos') => {
    store.dispatch(entered(''));
    store.dispatch(cardSubmitted(CARD));
    await step('method');
    store.dispatch(channelChosen(channel));
    store.dispatch(channelConfirmed());
  };
  return { ...started, step, payment, credit, toPayer };
}
