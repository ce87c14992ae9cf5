import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { BAG, CREATE, ITEMS, MERCADOPAGO, PAY_PAGE, choices, shop } from '../../../test/shop.ts';
import { chosen, closed, confirmed, itemsRequested, opened, returned } from './accessories.slice.ts';

const GENERIC =
  'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.';
const refused = (status: number, body: unknown): FakeAnswer => ({ ...CREATE, status, body });

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
  it('is open again where the browser brings its page back as it was', async () => {
    const { store, payment, state } = await openShop([ITEMS, MERCADOPAGO]);
    store.dispatch(confirmed(choices));
    await payment('leaving');
    store.dispatch(returned());
    expect(state()).toMatchObject({ choices, payment: { step: 'open', error: null } });
  });

  it.each<[string, FakeAnswer, string]>([
    ['errors', refused(201, { errors: ['Sin stock.', 'Elija otro.'] }), 'Sin stock. Elija otro.'],
    ['errors as a refusal', refused(422, { errors: ['Sin stock.'] }), 'Sin stock.'],
    ['a single error', refused(201, { errors: 'Sin stock.', paymentRedirect: PAY_PAGE }), 'Sin stock.'],
  ])('that answers with %s says so and keeps everything', async (_, answer, text) => {
    const { store, payment, state, went } = await openShop([ITEMS, answer]);
    store.dispatch(confirmed(choices));
    await payment('open');
    expect(state()).toMatchObject({ choices, payment: { error: { text } } });
    expect(went).toEqual([]);
  });
});

it('what was chosen and typed is there in a new page of the same session too', async () => {
  const first = await openShop([ITEMS]);
  first.store.dispatch(chosen(choices));
  const second = await openShop([ITEMS], first.session);
  expect(second.state().choices).toEqual(choices);
});
