import { jest } from '@jest/globals';
import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { gate, refusal, until } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { CARD } from '../../test/answers.ts';
import * as credit from '../../test/creditSite.ts';
import * as shop from '../../test/shop.ts';
import * as purchase from '../features/accessories/accessories.slice.ts';
import * as topUp from '../features/credit/credit.slice.ts';
import { creditAttempt, purchaseAttempt } from '../storage/attempts.ts';
import { loadCheckout } from '../storage/checkout.ts';

const { PAY_PAGE } = shop;
const GENERIC =
  'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.';
const failed = (message: string) =>
  `Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: ${message} Intente nuevamente o comuniquese con nostros.`;

/** Opens a top-up that only lacks the final press. With a session, it is the one stored there. */
async function openTopUp(answers: readonly FakeAnswer[], session?: KeyValueStorage) {
  const page = credit.site([credit.METHODS, ...answers], session && { session });
  const { store, step } = page;
  if (session) {
    // The address that INTENTAR NUEVAMENTE leads to.
    store.dispatch(topUp.entered(CARD));
    await step('payer');
  } else await page.toPayer();
  return {
    ...page,
    press: (change = {}) => void store.dispatch(topUp.payerSubmitted({ ...credit.payer, ...change })),
    goBack: () => [topUp.entered(''), topUp.wentBack()].forEach(store.dispatch),
    bringBack: () => void store.dispatch(topUp.returned()),
    state: () => ({ ...page.credit(), ...(page.credit() as topUp.PayerState).payment }),
  };
}

/** Opens a purchase in the same way. */
async function openPurchase(answers: readonly FakeAnswer[], session?: KeyValueStorage) {
  const page = shop.shop([shop.ITEMS, ...answers], session && { session });
  const { store, state } = page;
  store.dispatch(purchase.opened());
  await page.catalogue('loaded');
  return {
    ...page,
    press: (change = {}) => void store.dispatch(purchase.confirmed({ ...shop.choices, ...change })),
    goBack: () => void store.dispatch(purchase.opened()),
    bringBack: () => void store.dispatch(purchase.opened()),
    state: () => ({ ...state().payment, choices: state().choices }),
  };
}

const TOP_UP = {
  open: openTopUp,
  create: credit.CREATE,
  leading: (checkout: string) => ({ checkout, transaction_id: 't-1' }),
  change: { amount: 500 },
  checkout: { transactionId: 't-1', channel: 'MercadoPagos', card: CARD, amount: 400 },
  entered: { values: credit.payer },
  stored: (session: KeyValueStorage) => creditAttempt.load(session),
  kept: { card: CARD, channel: 'MercadoPagos', values: credit.payer },
  told: failed,
};

const PURCHASE = {
  open: openPurchase,
  create: shop.CREATE,
  leading: (paymentRedirect: string) => ({ paymentRedirect, transaction_id: 't-1', errors: [] }),
  change: { quantity: 2 },
  checkout: { transactionId: 't-1', channel: 'MercadoPagos', itemId: 'holder', amount: 361.5 },
  entered: { choices: shop.choices },
  stored: (session: KeyValueStorage) => purchaseAttempt.load(session),
  kept: shop.choices,
  // The server's message is shown to the buyer unchanged (D37).
  told: (message: string) => message,
};

describe.each([
  ['a top-up', TOP_UP],
  ['a purchase', PURCHASE],
])('%s', (_, { open, create, leading, change, checkout, entered: typed, stored, kept, told }) => {
  const paid: FakeAnswer = { ...create, status: 201, body: leading(PAY_PAGE) };
  const down = { ...create, ...refusal(502, 'ex_provider_unavailable', 'El medio de pago no responde.') };
  const readKeys = (requests: readonly { headers: Headers }[]) =>
    requests.map(({ headers }) => headers.get('Idempotency-Key'));

  it('is created once, announces the redirect, and is stored; its form is open again on return', async () => {
    const { store, press, payment, sent, went, session, bringBack, state } = await open([paid, paid]);
    press();
    press();
    await payment('leaving');
    press();
    expect(went).toEqual([PAY_PAGE]);
    expect(store.getState().notifications).toMatchObject([
      { title: 'Operación exitosa', text: 'Será redirigido a una página externa. Aguarde unos segundos!' },
    ]);
    expect(loadCheckout(session, 't-1')).toEqual(checkout);
    bringBack();
    await payment('open');
    expect(state()).toMatchObject({ ...typed, error: null });
    // The press while leaving submitted nothing; a changed form is another submission.
    press(change);
    await payment('leaving');
    const [first, second, ...others] = readKeys(sent());
    expect(second).not.toBe(first);
    expect(others).toEqual([]);
  });

  // An embedded checkout, and the result of a payment that was already made, announce no redirection.
  it.each([
    ['/bancard-checkout', { process_id: 'p-1' }, 0],
    ['/pagosweb-checkout', { process_id: 'p-1', pw_url: PAY_PAGE }, 1],
    ['http://localhost:4200/result', leading('http://localhost:4200/result'), 0],
  ])('opens %s for the answer %j', async (path, answer, announced) => {
    const body = { ...answer, transaction_id: 't-1' };
    const { store, press, payment, went } = await open([{ ...create, status: 201, body }]);
    press();
    await payment('leaving');
    expect(went).toEqual([path]);
    expect(store.getState().notifications).toHaveLength(announced);
  });

  it.each<[FakeAnswer, string]>([
    [down, told('El medio de pago no responde.')],
    [{ ...create, ...refusal(422, 'ex_of_tomorrow', 'Sin cupo.') }, told('Sin cupo.')],
    [{ ...create, status: 500, body: '<h1>Oops</h1>' }, failed(GENERIC)],
    [{ ...create, status: 201, body: 'not json' }, failed(GENERIC)],
    [{ ...create, status: 201, body: {} }, failed('No recibimos los datos del medio de pago.')],
    [
      { ...create, status: 201, body: leading('https://evil.example/') },
      failed('No recibimos los datos del medio de pago.'),
    ],
    [{ ...create, networkError: true }, 'Sin conexión. Lo que escribió queda guardado.'],
  ])('that fails shows the reason, and keeps all input: %j', async (answer, text) => {
    const { press, payment, state, went } = await open([answer]);
    press();
    await payment('open');
    expect(state()).toMatchObject({ ...typed, error: { text } });
    expect(went).toEqual([]);
  });

  it('that is being created is not cancelled by going back', async () => {
    const held = gate();
    const { server, press, goBack, payment, went } = await open([{ ...paid, gate: held }]);
    press();
    await server.receivedRequests(2);
    goBack();
    held.release();
    await payment('leaving');
    expect(went).toEqual([PAY_PAGE]);
  });

  it('without a response fails after 20 s, and keeps all input', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      const { server, press, payment, state } = await open([{ ...paid, gate: gate() }]);
      press();
      await server.receivedRequests(2);
      await jest.advanceTimersByTimeAsync(19_900);
      expect(state().step).toBe('creating');
      await jest.advanceTimersByTimeAsync(200);
      await payment('open');
      expect(state()).toMatchObject({ ...typed, error: { kind: 'generic' } });
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps its idempotency key on an unchanged retry, in a new page of the session too', async () => {
    const first = await open([down]);
    first.press();
    await first.payment('open');
    const second = await open([down, paid], first.session);
    expect(second.state()).toMatchObject(typed);
    for (const ended of ['open', 'leaving'] as const) {
      second.press();
      await second.payment(ended);
    }
    const [key] = readKeys(first.sent());
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(readKeys(second.sent())).toEqual([key, key]);
  });

  it('gets a new idempotency key once anything changes', async () => {
    const { press, payment, sent } = await open([down]);
    press();
    await payment('open');
    press(change);
    await payment('open');
    const [first, second] = readKeys(sent());
    expect(first).not.toBe(second);
  });

  it('drops an idempotency key that conflicts with another payment', async () => {
    const conflict = { ...create, ...refusal(409, 'ex_idempotency_conflict', 'M') };
    const { press, payment, session } = await open([conflict]);
    press();
    await payment('open');
    expect(stored(session)).toEqual(kept);
  });
});

it.each<[string, Partial<FakeAnswer>, string]>([
  ['errors', { status: 201, body: { errors: ['Sin stock.', 'Elija otro.'] } }, 'Sin stock. Elija otro.'],
  ['errors as a refusal', { status: 422, body: { errors: ['Sin stock.'] } }, 'Sin stock.'],
  [
    'a single error',
    { status: 201, body: { errors: 'Sin stock.', paymentRedirect: PAY_PAGE } },
    'Sin stock.',
  ],
])('a purchase answered with %s shows them at its item, and keeps all input', async (_, answer, text) => {
  const { store, press, payment, state, went } = await openPurchase([{ ...shop.CREATE, ...answer }]);
  press();
  await payment('open');
  expect(state()).toMatchObject({ choices: shop.choices, error: { text } });
  expect(went).toEqual([]);
  store.dispatch(purchase.chosen({ ...shop.choices, itemId: shop.BAG.id }));
  expect(state()).toMatchObject({ error: null });
});

it('a shop that Back restores has the current items, or its former ones without an answer', async () => {
  const dearer = { ...shop.HOLDER, price: 590 };
  const { store, catalogue, state } = shop.shop([shop.ITEMS, { ...shop.ITEMS, body: [dearer] }]);
  store.dispatch(purchase.opened());
  await catalogue('loaded');
  store.dispatch(purchase.opened());
  await until(store, () => purchase.itemsForSale(state().catalogue)?.[0]?.price === dearer.price);
  store.dispatch(purchase.itemsFailed('M'));
  expect(state().catalogue.step).toBe('loaded');
});
