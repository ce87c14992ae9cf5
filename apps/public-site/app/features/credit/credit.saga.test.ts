import { gate, refusal } from '@laundry/flow/testing';
import { CARD } from '../../../test/answers.ts';
import { METHODS, site } from '../../../test/creditSite.ts';
import { cardSubmitted } from './credit.slice.ts';

describe('a card', () => {
  it.each([
    [refusal(422, 'ex_card_not_found'), 'Número de tarjeta ingresado incorrecto.'],
    [refusal(422, '100', 'Bloqueada'), expect.stringContaining('a través del chat-bot') as string],
    [{ status: 404, body: { result_message: 'No es nuestra.' } }, 'No es nuestra.'],
    [{ status: 500, body: { result_message: 'Null.' } }, expect.stringContaining('El sistema') as string],
    [{ networkError: true as const }, 'Sin conexión. Lo que escribió queda guardado.'],
  ])('that is refused shows the reason, and stays in the field: %j', async (answer, text) => {
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

  it('is looked up again with a captcha token if the server requires one', async () => {
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
    [
      [limited('recaptchaToken'), { ...METHODS, ...refusal(422, 'ex_captcha_refused') }],
      'No pudimos verificar que no es un robot. Intente nuevamente.',
    ],
  ])('behind a rate limit shows the reason of its refusal: %j', async (answers, text) => {
    const { store, step, credit, server } = site(answers);
    store.dispatch(cardSubmitted(CARD));
    await step('card');
    expect(credit()).toMatchObject({ error: { text } });
    expect(server.requests).toHaveLength(answers.length);
  });

  it('has its look-up aborted by that of another', async () => {
    const { store, server } = site([{ ...METHODS, gate: gate() }]);
    for (const card of [CARD, '87654321']) store.dispatch(cardSubmitted(card));
    await server.receivedRequests(1);
    expect(server.requests[0]?.signal.aborted).toBe(true);
  });
});
