import type { FakeAnswer } from '@laundry/flow/testing';

export const CARD = '12345678';
const AT = '2026-03-14T18:32:00.000Z';
const PAYMENT = 'b8c1f0de-3f3a-4a51-9d2e-7d3f0a9c1e55';

/** The result page of the payment in `status`. */
export const RESULT = `/bancard-checkout-success/${PAYMENT}`;

const PRICES = {
  price_costumer: 160,
  machine_rate: 120,
  special_rate_message: 'Los domingos, el lavado cuesta $ 140.',
};

/** The payment methods and prices of a card. */
export const methods = (names: readonly string[], prices = PRICES): FakeAnswer => ({
  path: '/api/v1/card/methods',
  body: { payment_methods: names.map((name) => ({ name })), splitting: false, ...prices },
});

export const creation = (answer: Partial<FakeAnswer>): FakeAnswer => ({
  method: 'POST',
  path: '/api/v1/transaction/create',
  ...answer,
});

/** The result of the payment. */
export const status = (body: Record<string, unknown>): FakeAnswer => ({
  path: `/api/v1/transaction/status/${PAYMENT}`,
  body: {
    amount: 400,
    currency: 858,
    uid: CARD,
    channel: 'MercadoPagos',
    at: AT,
    reference: 'K7QM4TXR',
    ...body,
  },
});
