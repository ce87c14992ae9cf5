import { jest } from '@jest/globals';
import { gate } from '@laundry/flow/testing';
import { loadCheckout } from '../../storage/checkout.ts';
import { creditAttempt } from '../../storage/attempts.ts';
import { CREATE, MERCADOPAGO, METHODS, payer, refusal, site, CARD } from '../../../test/creditSite.ts';
import { cardSubmitted, entered, left, payerSubmitted, wentBack } from './credit.slice.ts';

describe('a card', () => {
  it.each([
    [refusal(422, 'ex_card_not_found', ''), 'Número de tarjeta ingresado incorrecto.'],
    [refusal(422, 'ex_card_not_found', 'Esa tarjeta no existe.'), 'Esa tarjeta no existe.'],
    [
      refusal(422, '100', 'Bloqueada'),
      'Su tarjeta está bloqueada por extravío. Comuníquese con nosotros a través del chat-bot.',
    ],
    [
      { status: 500, body: '<h1>Oops</h1>' },
      'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.',
    ],
  ])('that is refused says why and stays in the field: %j', async (answer, text) => {
    const { store, step, credit } = site([{ ...METHODS, ...answer }]);
    store.dispatch(cardSubmitted(CARD));
    await step('card');
    expect(credit()).toMatchObject({ step: 'card', card: CARD, error: { text } });
  });

  const limited = (result_detail: string | null) => ({
    ...METHODS,
    status: 429,
    body: { result_code: 'ex_too_many_requests', result_message: '', result_detail },
  });

  it('is asked for again with a captcha where the server wants one', async () => {
    const { store, step, server } = site([limited('recaptchaToken'), METHODS]);
    store.dispatch(cardSubmitted(CARD));
    await step('method');
    expect(server.requests.map(({ url }) => url.search)).toEqual([
      `?param1=${CARD}`,
      `?param1=${CARD}&recaptchaToken=token+of+cardMethods`,
    ]);
  });

  it.each([
    [[limited(null)], 'Demasiados intentos. Espere unos minutos.'],
    [[limited('recaptchaToken'), limited(null)], 'Demasiados intentos. Espere unos minutos.'],
    [
      [limited('recaptchaToken'), { ...METHODS, ...refusal(422, 'ex_captcha_refused', '') }],
      'No pudimos verificar que no es un robot. Intente nuevamente.',
    ],
    [
      [limited('recaptchaToken'), { ...METHODS, ...refusal(422, 'ex_card_not_found', '') }],
      'Número de tarjeta ingresado incorrecto.',
    ],
  ])('that a limited address may not ask for says why: %j', async (answers, text) => {
    const { store, step, credit, server } = site(answers);
    store.dispatch(cardSubmitted(CARD));
    await step('card');
    expect(credit()).toMatchObject({ error: { text } });
    expect(server.requests).toHaveLength(answers.length);
  });

  it('that is looked up no longer is aborted when the page is left', async () => {
    const { store, server, credit } = site([{ ...METHODS, gate: gate() }]);
    store.dispatch(cardSubmitted(CARD));
    await server.receivedRequests(1);
    store.dispatch(left());
    expect(server.requests[0]?.signal.aborted).toBe(true);
    expect(credit()).toEqual({ step: 'card', card: '', error: null });
  });
});

describe('a payment', () => {
  it('by MercadoPagos is created once and leads to the provider', async () => {
    const { store, step, toPayer, created, went, session } = site([METHODS, MERCADOPAGO]);
    await toPayer();
    store.dispatch(payerSubmitted(payer));
    store.dispatch(payerSubmitted(payer));
    await step('leaving');
    expect(went).toEqual(['http://localhost:4220/mercadopago/pay/1']);
    expect(created()).toHaveLength(1);
    expect(created()[0]?.body).toMatchObject({
      uid: CARD,
      channel: 'MercadoPagos',
      amount: 400,
      currency: 858,
    });
    expect(store.getState().notifications).toMatchObject([
      { title: 'Operación exitosa', text: 'Será redirigido a una página externa. Aguarde unos segundos!' },
    ]);
    expect(loadCheckout(session, 't-1')).toMatchObject({ channel: 'MercadoPagos', amount: 400 });
  });

  it('by Bancard opens the embedded checkout', async () => {
    const { store, step, toPayer, went } = site([
      METHODS,
      { ...CREATE, status: 201, body: { process_id: 'p-1', transaction_id: 't-2' } },
    ]);
    await toPayer('Bancard');
    store.dispatch(payerSubmitted(payer));
    await step('leaving');
    expect(went).toEqual(['/bancard-checkout']);
    // The checkout is a page of the site, so no redirect is announced.
    expect(store.getState().notifications).toEqual([]);
  });

  it('by PagosWeb opens the page that posts its form', async () => {
    const pwUrl = 'http://localhost:4220/pagosweb/v3.4/requestprocessor.aspx?idCliente=1';
    const { store, step, toPayer, went } = site([
      METHODS,
      { ...CREATE, status: 201, body: { pw_url: pwUrl, process_id: 'p', transaction_id: 't-3' } },
    ]);
    await toPayer('PagosWeb');
    store.dispatch(payerSubmitted({ ...payer, paymentMethod: '2' }));
    await step('leaving');
    expect(went).toEqual(['/pagosweb-checkout']);
    expect(store.getState().notifications).toHaveLength(1);
  });

  it.each([
    [
      refusal(502, 'ex_provider_unavailable', 'El medio de pago no responde.'),
      'El medio de pago no responde.',
    ],
    [refusal(422, 'ex_of_tomorrow', 'Sin cupo.'), 'Sin cupo.'],
    [{ status: 201, body: 'not json' }, 'El sistema no ha podido procesar su solicitud.'],
    [
      { status: 201, body: { checkout: 'https://evil.example/' } },
      'No recibimos los datos del medio de pago.',
    ],
  ])('that fails says so and keeps everything: %j', async (answer, message) => {
    const { store, step, toPayer, credit, went } = site([METHODS, { ...CREATE, ...answer }]);
    await toPayer();
    store.dispatch(payerSubmitted(payer));
    await step('payer');
    const state = credit();
    if (state.step !== 'payer') throw new Error('expected the payer step');
    expect(state.error?.text).toContain(
      `Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: ${message}`,
    );
    expect(state.error?.text).toContain('Intente nuevamente o comuniquese con nostros.');
    expect(state.values).toEqual(payer);
    expect(went).toEqual([]);
  });

  it('without any answer from the network says that there is none and keeps everything', async () => {
    const { store, step, toPayer, credit } = site([METHODS, { ...CREATE, networkError: true }]);
    await toPayer();
    store.dispatch(payerSubmitted(payer));
    await step('payer');
    expect(credit()).toMatchObject({
      values: payer,
      error: { text: 'Sin conexión. Lo que escribió queda guardado.' },
    });
  });

  it('that is on its way is not cancelled by leaving the page', async () => {
    const held = gate();
    const { store, server, step, toPayer, went } = site([METHODS, { ...MERCADOPAGO, gate: held }]);
    await toPayer();
    store.dispatch(payerSubmitted(payer));
    await server.receivedRequests(2);
    store.dispatch(left());
    store.dispatch(wentBack());
    held.release();
    await step('leaving');
    expect(went).toHaveLength(1);
  });
});

describe('a payment whose answer never comes', () => {
  it('fails after 20 s with the payment failure text, and everything kept', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      const { store, server, step, toPayer, credit } = site([METHODS, { ...MERCADOPAGO, gate: gate() }]);
      await toPayer();
      store.dispatch(payerSubmitted(payer));
      await server.receivedRequests(2);
      await jest.advanceTimersByTimeAsync(19_900);
      expect(credit().step).toBe('creating');
      await jest.advanceTimersByTimeAsync(200);
      await step('payer');
      expect(credit()).toMatchObject({ values: payer, error: { kind: 'generic' } });
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a payment that failed while another page was in sight', () => {
  it('still says so when the person is back', async () => {
    const held = gate();
    const { store, server, step, toPayer, credit } = site([
      METHODS,
      { ...CREATE, ...refusal(502, 'ex_provider_unavailable', 'M'), gate: held },
    ]);
    await toPayer();
    store.dispatch(payerSubmitted(payer));
    await server.receivedRequests(2);
    store.dispatch(left());
    held.release();
    await step('payer');
    store.dispatch(entered(''));
    expect(credit()).toMatchObject({ step: 'payer', values: payer, error: { kind: 'providerUnavailable' } });
  });
});

describe('the key of a press', () => {
  const keysOf = (requests: readonly { headers: Headers }[]) =>
    requests.map(({ headers }) => headers.get('Idempotency-Key'));
  const down = { ...CREATE, ...refusal(502, 'ex_provider_unavailable', 'M') };

  it('is kept when the same is sent again, in a new page of the same session too', async () => {
    const first = site([METHODS, down]);
    await first.toPayer();
    first.store.dispatch(payerSubmitted(payer));
    await first.step('payer');

    const second = site([METHODS, MERCADOPAGO], first.session);
    second.store.dispatch(entered(''));
    await second.step('payer');
    expect(second.credit()).toMatchObject({ channel: 'MercadoPagos', values: payer });
    second.store.dispatch(payerSubmitted(payer));
    await second.step('leaving');
    expect(keysOf(second.created())).toEqual(keysOf(first.created()));
  });

  it('is a new one as soon as anything changed', async () => {
    const { store, step, toPayer, created } = site([METHODS, down]);
    await toPayer();
    store.dispatch(payerSubmitted(payer));
    await step('payer');
    store.dispatch(payerSubmitted({ ...payer, amount: 500 }));
    await step('payer');
    const [first, second] = keysOf(created());
    expect(first).not.toBe(second);
  });

  it('is given up when it stands for another payment', async () => {
    const conflict = { ...CREATE, ...refusal(409, 'ex_idempotency_conflict', 'M') };
    const { store, step, toPayer, session } = site([METHODS, conflict]);
    await toPayer();
    store.dispatch(payerSubmitted(payer));
    await step('payer');
    expect(creditAttempt.load(session)).toEqual({ card: CARD, channel: 'MercadoPagos', values: payer });
  });
});
