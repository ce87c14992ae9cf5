import { until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { NO_PAYER } from '@laundry/payment-channels/client';
import { accessoriesSaga } from '../app/features/accessories/accessories.saga.ts';
import { accessoriesReducer } from '../app/features/accessories/accessories.slice.ts';
import type { AccessoriesState, Choices } from '../app/features/accessories/accessories.slice.ts';
import type { SiteContext } from '../app/context.ts';
import { startFlow } from './site.ts';

export const BAG = {
  id: 'bag',
  name: 'Bolsa para la ropa',
  description:
    '<p>Lleva una carga completa de la lavadora de <strong>10,2 kg</strong>.</p><ul><li>Tela lavable</li><li>Cierre con cordón</li></ul><script>alert(1)</script>',
  price: 490,
  reference: 'ACC-BOLSA',
  imageName: 'bolsa-para-la-ropa.svg',
};
export const HOLDER = {
  id: 'holder',
  name: 'Portatarjeta con cinta',
  description: '<p>La tarjeta de la lavandería, siempre a mano y sin rayarse.</p>',
  price: 120.5,
  reference: 'ACC-PORTATARJETA',
  imageName: 'portatarjeta.svg',
};
/** One file of a picture that the company added, in the API's format. */
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
export const ITEMS = {
  path: '/api/v1/branding/items',
  body: [BAG, HOLDER],
} satisfies FakeAnswer;
export const CREATE = { method: 'POST', path: '/api/v1/transaction/branding' } as const;
export const PAY_PAGE = 'http://localhost:4220/mercadopago/pay/1';

/** A complete purchase. */
export const choices: Choices = {
  itemId: HOLDER.id,
  quantity: 3,
  channel: 'MercadoPagos',
  ...NO_PAYER,
  firstName: 'Ana',
  lastName: 'Paz',
  email: 'ana@correo.example',
  address: 'Rivera 1',
  phone: '099 123 456',
};

/** Starts the flow of the shop's page, with a fake API. */
export function shop(answers: readonly FakeAnswer[], own: Partial<SiteContext> = {}) {
  const flow = { reducers: { accessories: accessoriesReducer }, saga: accessoriesSaga };
  const started = startFlow(flow, answers, own);
  const { store } = started;
  return {
    ...started,
    state: () => store.getState().accessories,
    catalogue: (expected: AccessoriesState['catalogue']['step']) =>
      until(store, ({ accessories }) => accessories.catalogue.step === expected),
    payment: (expected: AccessoriesState['payment']['step']) =>
      until(store, ({ accessories }) => accessories.payment.step === expected),
  };
}
