import '@testing-library/jest-dom';
import type { FakeAnswer } from '@laundry/flow/testing';
import { NO_PAYER } from '@laundry/payment-channels';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { purchaseAttempt } from '../../session/purchaseAttempt.ts';
import { openAs, silence, status } from '../../../test/paymentResult.tsx';
import { memory } from '../../../test/site.ts';

const open = (...answers: FakeAnswer[]) => openAs({}, answers);

const heading = () => screen.findByRole('heading', { level: 1 });

it('shows an approved payment with its receipt', async () => {
  open(
    status({
      authorizationResult: 'APPROVED',
      amount: 1234.5,
      currency: 858,
      uid: '12345678',
      channel: 'Bancard',
      at: '2026-07-01T02:30:00.000Z',
      reference: 'R-9',
    }),
  );
  expect(await heading()).toHaveTextContent('Compra realizada con éxito!');
  for (const text of ['1234 5678', 'Bancard', 'R-9', '30/06/2026 23:30'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^\$\s1\.234,50$/)).toBeVisible();
});

it('does without what the answer does not tell', async () => {
  open(status({ authorizationResult: 'APPROVED' }));
  expect(await heading()).toHaveTextContent('Compra realizada con éxito!');
  expect(screen.queryByText('Comprobante')).not.toBeInTheDocument();
});

it('leads from a top-up to another one of its card', async () => {
  open(status({ authorizationResult: 'APPROVED', uid: '12345678' }));
  expect(await screen.findByRole('link', { name: 'HACER OTRA CARGA' })).toHaveAttribute(
    'href',
    '/credit?card=12345678',
  );
});

it('asks again as soon as a pending payment comes into sight', async () => {
  open(
    status({ authorizationResult: 'PENDING' }),
    status({ authorizationResult: 'DENIED', errorMessage: 'El pago venció.', expired: true }),
  );
  expect(await heading()).toHaveTextContent('Estamos confirmando su pago');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('El plazo para pagar terminó'),
  );
});

describe('a RedPagos payment that is pending', () => {
  const ticket = {
    number: '7760804294',
    verificationCode: '482913',
    slip: 'https://pagos.example/ticket?payment_id=1',
    payUntil: '2026-07-06T02:30:00.000Z',
  };
  const pending = (more: object = {}) =>
    status({ authorizationResult: 'PENDING', channel: 'RedPagos', reference: 'K7QM4TXR', ticket, ...more });

  it('shows all that is taken to a counter, whenever the page is opened', async () => {
    open(pending());
    expect(await heading()).toHaveTextContent('Estamos confirmando su pago');
    expect(screen.getByText(/local de la red de cobranza/)).toBeVisible();
    for (const text of ['7760804294', '482913', '05/07/2026', 'K7QM4TXR'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'VER EL TALÓN' })).toHaveAttribute('href', ticket.slip);
  });

  it('does without what the provider does not give, and leads nowhere else than to a provider', async () => {
    open(pending({ ticket: { number: '7760804294', slip: 'https://evil.example/ticket' } }));
    expect(await screen.findByText('7760804294')).toBeVisible();
    expect(screen.queryByText('Código de verificación')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'VER EL TALÓN' })).not.toBeInTheDocument();
  });

  it('keeps what it shows where the network goes away, says so, and goes on by itself', async () => {
    const pauses: (() => void)[] = [];
    const wait = () => new Promise<void>((resolve) => pauses.push(resolve));
    openAs({ wait }, [pending(), ...silence, status({ authorizationResult: 'APPROVED' })]);
    await screen.findByText('7760804294');
    const goOn = async (count: number) => {
      await waitFor(() => expect(pauses).toHaveLength(count));
      pauses.at(-1)?.();
    };
    await goOn(1);
    expect(await screen.findByText('Sin conexión. Lo que escribió queda guardado.')).toBeVisible();
    expect(screen.getByText('7760804294')).toBeVisible();
    expect(screen.getByRole('button', { name: 'CONSULTAR DE NUEVO' })).toBeVisible();
    await goOn(2);
    expect(await screen.findByText('Compra realizada con éxito!')).toBeVisible();
  });
});

describe('an id of no payment', () => {
  it.each([
    ['that the server does not know', status({ result_code: 'ex_not_found', result_message: 'M' }, 404)],
    ['that cannot be one', status({ result_code: 'ex_bad_request', result_message: 'M' }, 400)],
  ])('%s is said plainly, with ways on', async (_, answer) => {
    open(answer);
    expect(await heading()).toHaveTextContent('No encontramos ese pago');
    expect(screen.getByRole('link', { name: 'CARGAR SALDO' })).toHaveAttribute('href', '/credit');
    expect(screen.getByRole('link', { name: 'CONTACTARNOS' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button', { name: 'CONSULTAR DE NUEVO' })).not.toBeInTheDocument();
  });

  it('is not even asked for where the address names none', async () => {
    openAs({ id: '' }, []);
    expect(await heading()).toHaveTextContent('No encontramos ese pago');
  });
});

it('says first why a payment was denied, and leads back with its card or to the company', async () => {
  open(status({ authorizationResult: 'DENIED', errorMessage: 'Sin fondos.', uid: '12345678' }));
  expect(await heading()).toHaveTextContent('El pago no se realizó');
  const [title, reason, sentence] = screen.getByRole('alert').querySelectorAll('h1, p');
  expect(title).toHaveTextContent('El pago no se realizó');
  expect(reason?.textContent).toBe('Sin fondos.');
  expect(sentence?.textContent).toBe(
    'Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: Sin fondos. Intente nuevamente o comuniquese con nostros.',
  );
  expect(screen.getByRole('link', { name: 'INTENTAR NUEVAMENTE' })).toHaveAttribute(
    'href',
    '/credit?card=12345678',
  );
  expect(screen.getByRole('link', { name: 'CONTACTARNOS' })).toHaveAttribute('href', '/contact');
});

it('does not praise a payment that was given back', async () => {
  open(status({ authorizationResult: 'APPROVED', refunded: true, uid: '12345678', reference: 'K7QM4TXR' }));
  expect(await heading()).toHaveTextContent('El pago fue devuelto');
  expect(screen.queryByText(/El saldo ya está en su tarjeta/)).not.toBeInTheDocument();
  expect(screen.getByText('K7QM4TXR')).toBeVisible();
});

it('promises nothing of the money of a payment whose time ended', async () => {
  const errorMessage = 'El pago venció sin que el medio de pago lo confirmara.';
  open(status({ authorizationResult: 'DENIED', errorMessage, expired: true, uid: '12345678' }));
  expect(await heading()).toHaveTextContent('El plazo para pagar terminó');
  expect(screen.queryByText('El pago no se realizó')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(errorMessage);
});

it('of a purchase tells of the order, names no card and leads back to the shop', async () => {
  open(status({ authorizationResult: 'APPROVED', uid: null, amount: 490, channel: 'MercadoPagos' }));
  expect(await heading()).toHaveTextContent('Compra realizada con éxito!');
  expect(screen.getByText(/un correo con los datos de su pedido/)).toBeVisible();
  expect(screen.queryByText('Tarjeta')).not.toBeInTheDocument();
  expect(screen.queryByText(/saldo/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'VOLVER A LOS ACCESORIOS' })).toHaveAttribute(
    'href',
    '/accessories',
  );
});

it('of a purchase that was denied leads back to its payment step', async () => {
  const session = memory();
  purchaseAttempt.save(session, { itemId: 'bag 1', quantity: 2, channel: 'MercadoPagos', payer: NO_PAYER });
  openAs({ session }, [status({ authorizationResult: 'DENIED', errorMessage: 'Sin fondos.', uid: null })]);
  expect(await screen.findByRole('link', { name: 'INTENTAR NUEVAMENTE' })).toHaveAttribute(
    'href',
    '/accessories?item=bag+1&paso=pago',
  );
});

it('of a purchase that was denied in another browser leads back to the shop', async () => {
  open(status({ authorizationResult: 'DENIED', errorMessage: 'Sin fondos.', uid: null }));
  expect(await screen.findByRole('link', { name: 'INTENTAR NUEVAMENTE' })).toHaveAttribute(
    'href',
    '/accessories',
  );
});

it('says that there is no connection where nothing answers, whatever the browser believes', async () => {
  expect(navigator.onLine).toBe(true);
  open(...silence, status({ authorizationResult: 'APPROVED' }));
  expect(await heading()).toHaveTextContent('Todavía no conocemos el resultado de su pago.');
  expect(screen.getByText('Sin conexión. Lo que escribió queda guardado.')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'CONSULTAR DE NUEVO' }));
  expect(await screen.findByText('Compra realizada con éxito!')).toBeVisible();
});

it('asks again when the result is not known', async () => {
  open(
    status({ result_code: 'ex_internal', result_message: '' }, 500),
    status({ authorizationResult: 'APPROVED' }),
  );
  expect(await heading()).toHaveTextContent('Todavía no conocemos el resultado de su pago.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'CONSULTAR DE NUEVO' }));
  expect(await screen.findByText('Compra realizada con éxito!')).toBeVisible();
});

describe('the receipt', () => {
  const approved = status({ authorizationResult: 'APPROVED', reference: 'R-9' });
  const undo: (() => void)[] = [];
  /** Defines a property that the test's browser lacks or has differently. */
  function give(target: object, name: string, value: unknown) {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
    undo.push(() => {
      if (before) Object.defineProperty(target, name, before);
      else Reflect.deleteProperty(target, name);
    });
  }
  afterEach(() => {
    for (const step of undo.splice(0)) step();
  });

  it('has a reference that is copied, which is told', async () => {
    const copied: unknown[] = [];
    open(approved);
    const user = userEvent.setup();
    give(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
    await user.click(await screen.findByRole('button', { name: 'Copiar la referencia' }));
    expect(copied).toEqual(['R-9']);
    expect(await screen.findByText('Copiado')).toBeInTheDocument();
  });

  it('is printed', async () => {
    let printed = 0;
    give(window, 'print', () => (printed += 1));
    open(approved);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'IMPRIMIR' }));
    expect(printed).toBe(1);
    expect(screen.getByText('Lavadero')).toBeVisible();
  });

  it('is shared by the means of the device', async () => {
    const shared: unknown[] = [];
    const store = open(approved);
    const user = userEvent.setup();
    give(navigator, 'share', (what: unknown) => Promise.resolve(void shared.push(what)));
    await user.click(await screen.findByRole('button', { name: 'COMPARTIR' }));
    expect(shared).toEqual([{ title: 'Comprobante', url: window.location.href }]);
    expect(store.getState().notifications).toEqual([]);
  });

  it('is not shared in another way when the person leaves that', async () => {
    const copied: unknown[] = [];
    const store = open(approved);
    const user = userEvent.setup();
    give(navigator, 'share', () => Promise.reject(new DOMException('', 'AbortError')));
    give(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
    await user.click(await screen.findByRole('button', { name: 'COMPARTIR' }));
    expect(copied).toEqual([]);
    expect(store.getState().notifications).toEqual([]);
  });

  it.each([
    ['copied where the device has no means', () => Promise.resolve(), 'success', /Copiamos el enlace/],
    ['told where it cannot be copied either', () => Promise.reject(new Error('no')), 'error', /No pudimos/],
  ])('is %s', async (_, writeText, variant, text) => {
    const store = open(approved);
    const user = userEvent.setup();
    give(navigator, 'clipboard', { writeText });
    await user.click(await screen.findByRole('button', { name: 'COMPARTIR' }));
    await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
    expect(store.getState().notifications).toMatchObject([
      { variant, text: expect.stringMatching(text) as string },
    ]);
  });

  it('of a payment that was denied is only told', async () => {
    open(status({ authorizationResult: 'DENIED', reference: 'R-9' }));
    expect(await heading()).toHaveTextContent('El pago no se realizó');
    expect(screen.queryByRole('button', { name: 'IMPRIMIR' })).not.toBeInTheDocument();
  });
});
