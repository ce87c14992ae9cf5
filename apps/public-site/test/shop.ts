import { createFlowStore, notificationsReducer } from '@laundry/flow';
import { until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { NO_PAYER } from '@laundry/payment-channels/client';
import { combineReducers } from 'redux';
import { accessoriesSaga } from '../app/features/accessories/accessories.saga.ts';
import { accessoriesReducer } from '../app/features/accessories/accessories.slice.ts';
import type { AccessoriesState, Choices } from '../app/features/accessories/accessories.slice.ts';
import { memory, testEnvironment } from './site.ts';

export const BAG = {
  id: 'bag',
  name: 'Bolsa',
  description: '<p>De <strong>tela</strong>.<script>alert(1)</script></p>',
  price: 490,
  reference: 'ACC-1',
  imageName: 'bolsa-para-la-ropa.svg',
};
export const HOLDER = {
  ...BAG,
  id: 'holder',
  name: 'Portatarjeta',
  price: 120.5,
  imageName: 'portatarjeta.svg',
};
/** A file of the company's own picture, in the API's format. */
const file = (width: number, format: string) => ({
  width,
  path: `/api/v1/branding/pictures/${'0f'.repeat(16)}-${width}.${format}`,
});
export const PICTURED = {
  ...BAG,
  id: 'pictured',
  name: 'Canasto',
  picture: {
    alt: 'Canasto de mimbre',
    width: 800,
    height: 600,
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      files: [file(400, format), file(800, format)],
    })),
  },
};
export const ITEMS: FakeAnswer = { method: 'GET', path: '/api/v1/branding/items', body: [BAG, HOLDER] };
export const CREATE = { method: 'POST', path: '/api/v1/transaction/branding' } as const;
export const PAY_PAGE = 'http://localhost:4220/mercadopago/pay/1';
export const MERCADOPAGO: FakeAnswer = {
  ...CREATE,
  status: 201,
  body: { paymentRedirect: PAY_PAGE, transaction_id: 't-1', errors: [] },
};

/** A complete purchase. */
export const choices: Choices = {
  itemId: HOLDER.id,
  quantity: 3,
  channel: 'MercadoPagos',
  payer: {
    ...NO_PAYER,
    firstName: 'Ana',
    lastName: 'Paz',
    email: 'ana@correo.example',
    address: 'Rivera 1',
    phone: '099 123 456',
  },
};

/** The shop with a real store, saga and client; only fetch and the browser are replaced. */
export function shop(answers: readonly FakeAnswer[], session = memory()) {
  const { context, server, went } = testEnvironment(answers, session);
  const store = createFlowStore({
    reducer: combineReducers({ accessories: accessoriesReducer, notifications: notificationsReducer }),
    sagas: [accessoriesSaga],
    context,
  });
  const state = () => store.getState().accessories;
  return {
    store,
    server,
    went,
    session,
    state,
    catalogue: (expected: AccessoriesState['catalogue']['step']) =>
      until(store, ({ accessories }) => accessories.catalogue.step === expected),
    payment: (expected: AccessoriesState['payment']['step']) =>
      until(store, ({ accessories }) => accessories.payment.step === expected),
    created: () => server.requests.filter(({ method }) => method === 'POST'),
  };
}
