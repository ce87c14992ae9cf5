import { createFlowStore, notificationsReducer } from '@laundry/flow';
import { until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { EMPTY_PAYER } from '@laundry/payment-channels/client';
import type { ChannelName } from '@laundry/payment-channels/client';
import { combineReducers } from 'redux';
import { creditSaga } from '../app/features/credit/credit.saga.ts';
import {
  cardSubmitted,
  channelChosen,
  channelConfirmed,
  creditReducer,
  entered,
} from '../app/features/credit/credit.slice.ts';
import type { CreditState } from '../app/features/credit/credit.slice.ts';
import { memory, testEnvironment } from './site.ts';

export type Session = ReturnType<typeof memory>;

export const CARD = '12345678';
export const METHODS: FakeAnswer = {
  method: 'GET',
  path: '/api/v1/card/methods',
  body: {
    payment_methods: [
      { name: 'MercadoPagos' },
      { name: 'PagosWeb' },
      { name: 'Bancard' },
      { name: 'RedPagos' },
    ],
    splitting: false,
    price_costumer: 160,
    machine_rate: 120,
  },
};
export const CREATE = { method: 'POST', path: '/api/v1/transaction/create' } as const;
export const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { result_code: code, result_message: message },
});
export const payer = {
  ...EMPTY_PAYER,
  firstName: 'Ana',
  lastName: 'Paz',
  email: 'ana@correo.example',
  amount: 400,
};

/** The credit flow with a real store, saga and client; only fetch and the browser are replaced. */
export function site(answers: readonly FakeAnswer[], session = memory()) {
  const { context, server, went } = testEnvironment(answers, session);
  const store = createFlowStore({
    reducer: combineReducers({ credit: creditReducer, notifications: notificationsReducer }),
    sagas: [creditSaga],
    context,
  });
  const step = (expected: CreditState['step']) => until(store, ({ credit }) => credit.step === expected);
  const credit = () => store.getState().credit;
  const toPayer = async (channel: ChannelName = 'MercadoPagos') => {
    store.dispatch(entered(''));
    store.dispatch(cardSubmitted(CARD));
    await step('method');
    store.dispatch(channelChosen(channel));
    store.dispatch(channelConfirmed());
  };
  const created = () => server.requests.filter(({ method }) => method === 'POST');
  return { store, server, went, session, step, credit, toPayer, created };
}
