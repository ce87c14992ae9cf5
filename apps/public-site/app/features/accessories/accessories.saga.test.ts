import { jest } from '@jest/globals';
import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { loadCheckout } from '../../storage/checkout.ts';
import { purchaseAttempt } from '../../storage/attempts.ts';
import { BAG, CREATE, ITEMS, MERCADOPAGO, PAY_PAGE, choices, shop } from '../../../test/shop.ts';
import { chosen, closed, confirmed, itemsRequested, opened, returned } from './accessories.slice.ts';

const GENERIC =
  'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.';
const refused = (status: number, body: unknown): FakeAnswer => ({ ...CREATE, status, body });
const refusal = (status: number, code: string, message: string) =>
  refused(status, { result_code: code, result_message: message });
const failed = (message: string) =>
  `Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: ${message} Intente nuevamente o comuniquese con nostros.`;

/** Opens the shop and waits for its items. */
async function openShop(...args: Parameters<typeof shop>) {
  const opening = shop(...args);
  opening.store.dispatch(opened());
  await opening.catalogue('loaded');
  return opening;
}

describe('the items', () => {
  it.each<[string, Partial<FakeAnswer>]>([
    ['an error', { status: 500, body: '<h1>Oops</h1>' }],
    ['another shape', { body: [{ ...BAG, price: 'gratis' }] }],
    ['no list', { body: { items: [] } }],
  ])('that come as %s may be asked for again', async (_, answer) => {
    const { store, catalogue, state } = shop([{ ...ITEMS, ...answer }, ITEMS]);
    store.dispatch(opened());
    await catalogue('failed');
    expect(state().catalogue).toEqual({ step: 'failed', text: GENERIC });
    store.dispatch(itemsRequested());
    await catalogue('loaded');
  });

  it('are asked for no more once the page was closed', async () => {
    const { store, server } = shop([{ ...ITEMS, gate: gate() }]);
    store.dispatch(opened());
    await server.receivedRequests(1);
    store.dispatch(closed());
    expect(server.requests[0]?.signal.aborted).toBe(true);
  });
});

describe('a purchase', () => {
  it('by MercadoPagos is created once and leads to the provider', async () => {
    const { store, payment, created, went, session } = await openShop([ITEMS, MERCADOPAGO]);
    store.dispatch(confirmed(choices));
    store.dispatch(confirmed(choices));
    await payment('leaving');
    expect(went).toEqual([PAY_PAGE]);
    expect(created().map(({ body }) => body)).toEqual([
      {
        branding_item_id: 'holder',
        email: 'ana@correo.example',
        name: 'Ana Paz',
        currency: 858,
        channel: 'MercadoPagos',
        paymentMethod: 0,
        phone: '099 123 456',
        tipoDoc: 0,
        nroDoc: '',
        coutas: 1,
        rut: '',
        address: 'Rivera 1',
        quantity: 3,
      },
    ]);
    expect(store.getState().notifications).toMatchObject([
      { title: 'Operación exitosa', text: 'Será redirigido a una página externa. Aguarde unos segundos!' },
    ]);
    expect(loadCheckout(session, 't-1')).toEqual({
      transactionId: 't-1',
      channel: 'MercadoPagos',
      itemId: 'holder',
      amount: 361.5,
    });
  });

  it('is open again where the browser brings its page back as it was', async () => {
    const { store, payment, state } = await openShop([ITEMS, MERCADOPAGO]);
    store.dispatch(confirmed(choices));
    await payment('leaving');
    store.dispatch(returned());
    expect(state()).toMatchObject({ choices, payment: { step: 'open', error: null } });
  });

  it('by PagosWeb opens the page that posts its form', async () => {
    const pwUrl = 'http://localhost:4220/pagosweb/x?a=1';
    const { store, payment, created, went } = await openShop([
      ITEMS,
      refused(201, { process_id: 'p-1', pw_url: pwUrl, transaction_id: 't-2' }),
    ]);
    const payer = { ...choices.payer, paymentMethod: '3', documentNumber: '12345672' };
    store.dispatch(confirmed({ ...choices, channel: 'PagosWeb', payer }));
    await payment('leaving');
    expect(created()[0]?.body).toMatchObject({ paymentMethod: 3, nroDoc: '12345672', tipoDoc: 1, coutas: 1 });
    expect(went).toEqual(['/pagosweb-checkout']);
  });

  it.each<[string, FakeAnswer, string]>([
    ['errors', refused(201, { errors: ['Sin stock.', 'Elija otro.'] }), 'Sin stock. Elija otro.'],
    ['a single error', refused(201, { errors: 'Sin stock.', paymentRedirect: PAY_PAGE }), 'Sin stock.'],
    ['a refusal', refusal(422, 'ex_item_not_found', 'Ya no se vende.'), 'Ya no se vende.'],
    ['an unknown refusal', refusal(422, 'ex_of_tomorrow', 'Sin cupo.'), 'Sin cupo.'],
    ['a page of HTML', refused(500, '<h1>Oops</h1>'), failed(GENERIC)],
    ['no JSON', refused(201, 'oops'), failed(GENERIC)],
    ['no network', { ...CREATE, networkError: true }, 'Sin conexión. Lo que escribió queda guardado.'],
    ['nothing', refused(201, {}), failed('No recibimos los datos del medio de pago.')],
    [
      'an address of somebody else',
      refused(201, { paymentRedirect: 'https://evil.example/' }),
      failed('No recibimos los datos del medio de pago.'),
    ],
  ])('that answers with %s says so and keeps everything', async (_, answer, text) => {
    const { store, payment, state, went } = await openShop([ITEMS, answer]);
    store.dispatch(confirmed(choices));
    await payment('creating');
    await payment('open');
    expect(state()).toMatchObject({ choices, payment: { error: { text } } });
    expect(went).toEqual([]);
  });

  it('that is on its way is not cancelled by leaving the page', async () => {
    const held = gate();
    const { store, server, payment, went } = await openShop([ITEMS, { ...MERCADOPAGO, gate: held }]);
    store.dispatch(confirmed(choices));
    await server.receivedRequests(2);
    store.dispatch(closed());
    store.dispatch(opened());
    held.release();
    await payment('leaving');
    expect(went).toEqual([PAY_PAGE]);
  });

  it('whose answer never comes fails after 20 s', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      const { store, server, payment, state } = await openShop([ITEMS, { ...MERCADOPAGO, gate: gate() }]);
      store.dispatch(confirmed(choices));
      await server.receivedRequests(2);
      await jest.advanceTimersByTimeAsync(19_900);
      expect(state().payment.step).toBe('creating');
      await jest.advanceTimersByTimeAsync(200);
      await payment('open');
      expect(state()).toMatchObject({ choices, payment: { error: { text: failed(GENERIC) } } });
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('what the session keeps', () => {
  const down = refusal(502, 'ex_provider_unavailable', 'M');
  const keysOf = (requests: readonly { headers: Headers }[]) =>
    requests.map(({ headers }) => headers.get('Idempotency-Key'));

  it('is what was chosen and typed, in a new page of the same session too', async () => {
    const first = await openShop([ITEMS]);
    first.store.dispatch(chosen(choices));
    const second = await openShop([ITEMS], first.session);
    expect(second.state().choices).toEqual(choices);
  });

  it.each(['7', '{}', 'no json', JSON.stringify({ ...choices, channel: 'Bancard' })])(
    'is nothing where storage holds %j',
    async (stored) => {
      const first = shop([ITEMS]);
      first.session.setItem('accessories.attempt', stored);
      first.store.dispatch(opened());
      await first.catalogue('loaded');
      expect(first.state().choices.itemId).toBe('');
    },
  );

  it('is the key of the last press, as long as nothing changes', async () => {
    const first = await openShop([ITEMS, down]);
    first.store.dispatch(confirmed(choices));
    await first.payment('open');

    const second = await openShop([ITEMS, down, MERCADOPAGO], first.session);
    second.store.dispatch(confirmed(choices));
    await second.payment('open');
    second.store.dispatch(chosen({ ...choices, quantity: 2 }));
    second.store.dispatch(chosen(choices));
    second.store.dispatch(confirmed(choices));
    await second.payment('leaving');
    const [key] = keysOf(first.created());
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(keysOf(second.created())).toEqual([key, key]);
  });

  it('is a new key as soon as something changed', async () => {
    const { store, payment, created } = await openShop([ITEMS, down]);
    store.dispatch(confirmed(choices));
    await payment('open');
    store.dispatch(confirmed({ ...choices, quantity: 2 }));
    await payment('open');
    const [first, second] = keysOf(created());
    expect(first).not.toBe(second);
  });

  it('is no key that stands for another payment', async () => {
    const { store, payment, session } = await openShop([ITEMS, refusal(409, 'ex_idempotency_conflict', 'M')]);
    store.dispatch(confirmed(choices));
    await payment('open');
    expect(purchaseAttempt.load(session)).toEqual(choices);
  });
});
