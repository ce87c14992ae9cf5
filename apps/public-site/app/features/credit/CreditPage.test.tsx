import '@testing-library/jest-dom';
import { createFlowStore, notificationsReducer } from '@laundry/flow';
import type { FakeAnswer } from '@laundry/flow/testing';
import { combineReducers } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { all, fork } from 'typed-redux-saga';
import { memory, surroundings } from '../../../test/site.ts';
import { readCards, rememberCard } from '../../session/rememberedCards.ts';
import { isWithin, limitsText } from './amountLimits.ts';
import { rememberedCardsSaga } from './cards.saga.ts';
import { rememberedCardsReducer } from './cards.slice.ts';
import { creditSaga } from './credit.saga.ts';
import { creditReducer } from './credit.slice.ts';
import { CreditPage } from './CreditPage.tsx';

const UID = '12345678';
const PAY_PAGE = 'http://localhost:4220/mercadopago/pay/1';

const methods = (names: readonly string[]): FakeAnswer => ({
  method: 'GET',
  path: '/api/v1/card/methods',
  body: {
    payment_methods: names.map((name) => ({ name })),
    splitting: false,
    price_costumer: 1190,
    machine_rate: 150.5,
    special_rate_message: 'Domingos con descuento.',
  },
});
const refusal = (code: string): FakeAnswer => ({
  method: 'GET',
  path: '/api/v1/card/methods',
  status: 422,
  body: { result_code: code, result_message: 'M' },
});
const creation = (status: number, body: unknown): FakeAnswer => ({
  method: 'POST',
  path: '/api/v1/transaction/create',
  status,
  body,
});

/** The page as the site shows it, with a person in front of it. */
async function open(
  answers: readonly FakeAnswer[],
  { card = '', session = memory(), device = memory() } = {},
) {
  const { context, server, went } = surroundings(answers, session, device);
  const store = createFlowStore({
    reducer: combineReducers({
      credit: creditReducer,
      rememberedCards: rememberedCardsReducer,
      notifications: notificationsReducer,
    }),
    rootSaga: function* () {
      yield* all([fork(rememberedCardsSaga), fork(creditSaga)]);
    },
    context,
  });
  const named: string[] = [];
  // The form checks itself when it appears, asynchronously.
  const { unmount } = await act(async () =>
    render(
      <Provider store={store}>
        <CreditPage
          card={card}
          onOtherCard={(uid) => named.push(uid)}
          chatbotUrl="https://chat.example/"
          paymentMethod3="OCA"
          limits={{ minCents: 5_000, maxCents: 2_000_000 }}
          canRead={false}
        />
      </Provider>,
    ),
  );
  return { user: userEvent.setup(), server, went, session, named, close: unmount };
}

type Person = Awaited<ReturnType<typeof open>>['user'];
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

async function enterCard(user: Person, uid = UID) {
  await user.clear(field('Código de tarjeta'));
  await user.paste(uid);
  await user.click(button('CONTINUAR'));
}

async function choose(user: Person, channel: string) {
  await user.click(await screen.findByRole('radio', { name: channel }));
  await user.click(button('CONTINUAR'));
  await screen.findByRole('button', { name: 'COMPRAR' });
}

async function fillIn(user: Person) {
  for (const [name, value] of Object.entries({ Nombre: 'Ana', Apellido: 'Paz', 'E-mail': 'a@b.uy' })) {
    await user.click(field(name));
    await user.paste(value);
  }
  await user.type(field('Monto'), '1234,5');
}

it('leads from the card to the provider, each step with its heading and its reasons', async () => {
  const { user, server, went } = await open([
    methods(['MercadoPagos', 'Cheques', 'Bancard']),
    creation(201, { checkout: PAY_PAGE, transaction_id: 't-1' }),
  ]);
  expect(field('Código de tarjeta')).toHaveAccessibleDescription('8 dígitos');
  await enterCard(user);

  const group = await screen.findByRole('radiogroup', { name: 'Medio de pago' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Precios' })).toHaveTextContent(/\$\s1\.190.*\$\s150,50/);
  expect(screen.getByText('Domingos con descuento.')).toBeVisible();
  const radios = within(group).getAllByRole('radio');
  expect(radios).toHaveLength(2);
  for (const radio of radios) expect(radio).not.toBeChecked();
  expect(button('CONTINUAR')).toBeDisabled();
  expect(button('CONTINUAR')).toHaveAccessibleDescription('Elija un medio de pago para continuar.');
  await choose(user, 'MercadoPagos');

  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(button('COMPRAR')).toBeDisabled();
  expect(button('COMPRAR')).toHaveAccessibleDescription(
    'Para continuar complete: Nombre, Apellido, E-mail, Monto.',
  );
  await fillIn(user);
  expect(field('Monto')).toHaveValue('1.234,5');
  await user.click(screen.getByRole('checkbox', { name: 'Requiere factura con RUT' }));
  expect(button('COMPRAR')).toHaveAccessibleDescription('Para continuar complete: RUT.');
  await user.click(field('RUT'));
  await user.paste('211003420018');
  expect(field('RUT')).toHaveAccessibleDescription(/dígito verificador/);
  await user.dblClick(button('COMPRAR'));

  await waitFor(() => expect(went).toEqual([PAY_PAGE]));
  const created = server.requests.filter(({ method }) => method === 'POST');
  expect(created.map(({ body }) => body)).toEqual([
    {
      email: 'a@b.uy',
      name: 'Ana Paz',
      currency: 858,
      amount: 1234.5,
      uid: UID,
      channel: 'MercadoPagos',
      rut: '211003420018',
    },
  ]);
  expect(screen.getByRole('link', { name: /no se abre/ })).toHaveAttribute('href', PAY_PAGE);
});

it('shows the form again when the browser brings the page back as it was', async () => {
  const { user, went } = await open([methods(['MercadoPagos']), creation(201, { checkout: PAY_PAGE })]);
  await enterCard(user);
  await choose(user, 'MercadoPagos');
  await fillIn(user);
  await user.click(button('COMPRAR'));
  await waitFor(() => expect(went).toHaveLength(1));
  expect(button('COMPRAR')).toHaveAttribute('aria-busy', 'true');
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(button('COMPRAR')).not.toHaveAttribute('aria-busy');
  expect(field('Nombre')).toHaveValue('Ana');
});

it('keeps everything when the payment cannot be started', async () => {
  const { user } = await open([
    methods(['Bancard']),
    creation(502, { result_code: 'ex_provider_unavailable', result_message: 'Bancard no responde.' }),
  ]);
  await enterCard(user);
  await choose(user, 'Bancard');
  await fillIn(user);
  await user.click(button('COMPRAR'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: Bancard no responde. Intente nuevamente o comuniquese con nostros.',
  );
  expect(field('Apellido')).toHaveValue('Paz');
  expect(field('Monto')).toHaveValue('1.234,50');
  expect(button('COMPRAR')).toBeEnabled();
});

it("asks for what PagosWeb's cards require", async () => {
  const { user } = await open([methods(['PagosWeb'])]);
  await enterCard(user);
  await choose(user, 'PagosWeb');
  await fillIn(user);
  const cards = screen.getByRole('combobox', { name: 'Tarjeta de crédito' });
  expect(button('COMPRAR')).toHaveAccessibleDescription('Para continuar complete: Tarjeta de crédito.');
  await user.selectOptions(cards, 'VISA');
  expect(button('COMPRAR')).toHaveAccessibleDescription('Para continuar complete: Dirección.');
  await user.selectOptions(cards, 'OCA');
  expect(button('COMPRAR')).toHaveAccessibleDescription(
    'Para continuar complete: Teléfono, Número de documento.',
  );
  await user.selectOptions(cards, 'MASTER');
  expect(button('COMPRAR')).toBeEnabled();
});

it('tells a lost card from a wrong one', async () => {
  const { user } = await open([refusal('100'), refusal('ex_card_not_found')]);
  await enterCard(user, '10000100');
  expect(await screen.findByRole('alert')).toHaveTextContent(/bloqueada por extravío/);
  expect(screen.getByRole('link', { name: 'Abrir el chat-bot' })).toHaveAttribute(
    'href',
    'https://chat.example/',
  );
  await user.click(button('CONTINUAR'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('M'));
  expect(screen.queryByRole('link', { name: 'Abrir el chat-bot' })).not.toBeInTheDocument();
});

it('says so when there is no way to pay, and leads back', async () => {
  const { user } = await open([methods(['Cheques'])]);
  await enterCard(user);
  expect(await screen.findByText('No hay medios de pago disponibles')).toBeVisible();
  await user.click(button('VOLVER'));
  expect(field('Código de tarjeta')).toHaveValue('1234 5678');
});

describe('the card of the address', () => {
  it('stands in the field', async () => {
    await open([], { card: UID });
    expect(field('Código de tarjeta')).toHaveValue('1234 5678');
  });

  it('gives way to the card that was accepted, so that coming back finds it', async () => {
    const { user, named } = await open([methods(['Bancard'])], { card: '99999999' });
    await enterCard(user);
    await screen.findByRole('radio', { name: 'Bancard' });
    expect(named).toEqual([UID]);
  });

  it('is left alone when it is the one', async () => {
    const { user, named } = await open([methods(['Bancard'])], { card: UID });
    await user.click(button('CONTINUAR'));
    await screen.findByRole('radio', { name: 'Bancard' });
    expect(named).toEqual([]);
  });
});

it('shows what was chosen and typed after a reload', async () => {
  const first = await open([methods(['Bancard'])]);
  await enterCard(first.user);
  await choose(first.user, 'Bancard');
  await fillIn(first.user);
  first.close();

  await open([methods(['Bancard'])], { session: first.session });
  expect(await screen.findByLabelText('Monto')).toHaveValue('1.234,50');
  expect(button('COMPRAR')).toBeEnabled();
});

it('offers whole uses by their price, and says what is to be paid', async () => {
  const { user } = await open([methods(['MercadoPagos'])]);
  await enterCard(user);
  await choose(user, 'MercadoPagos');
  const uses = screen.getByRole('group', { name: 'Usos que quiere cargar' });
  await user.click(within(uses).getByRole('button', { name: /^2 usos · \$\s2\.380$/ }));
  expect(field('Monto')).toHaveValue('2.380');
  expect(field('Monto')).toHaveAccessibleDescription(/Total a pagar: \$\s2\.380$/);
  expect(within(uses).getByRole('button', { pressed: true })).toHaveTextContent('2 usos');
  await user.clear(field('Monto'));
  await user.type(field('Monto'), '500');
  expect(within(uses).queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

it('says what a top-up may come to, and sends none that is beyond', async () => {
  const { user, server } = await open([methods(['MercadoPagos'])]);
  await enterCard(user);
  await choose(user, 'MercadoPagos');
  expect(field('Monto')).toHaveAccessibleDescription(/^Entre \$\s50 y \$\s20\.000 por carga\.$/);
  await fillIn(user);
  for (const [amount, text] of [
    ['49,99', /^El monto mínimo de una carga es \$\s50\.$/],
    ['20000,01', /^El monto máximo de una carga es \$\s20\.000\.$/],
  ] as const) {
    await user.clear(field('Monto'));
    await user.type(field('Monto'), amount);
    await user.click(button('COMPRAR'));
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it.each([
  [{ minCents: 1, maxCents: 100_000 }, 'Hasta'],
  [{ minCents: 200_000, maxCents: 400_000 }, 'Entre'],
])('offers no uses beyond the limits: %j', (limits, beginning) => {
  expect(limitsText(limits)).toMatch(new RegExp(`^${beginning}`));
  expect(isWithin(limits, 1190)).toBe(false);
  expect(isWithin(limits, limits.maxCents / 100)).toBe(true);
});

describe('cards that the device remembers', () => {
  const KEY = 'laundry.cards';
  const MINE = JSON.stringify([{ uid: UID, name: 'Mi tarjeta' }]);
  const remember = () => screen.findByLabelText('Recordar esta tarjeta en este dispositivo');

  it('are none unless the person asks for it', async () => {
    const device = memory();
    const { user } = await open([methods(['Bancard'])], { device });
    await enterCard(user);
    expect(await remember()).not.toBeChecked();
    await choose(user, 'Bancard');
    expect(device.getItem(KEY)).toBeNull();
  });

  it('are kept when asked for, under a name that can be changed, and forgotten again', async () => {
    const device = memory();
    const { user } = await open([methods(['Bancard'])], { device });
    await enterCard(user);
    await user.click(await remember());
    expect(device.getItem(KEY)).toBe(MINE);
    await user.type(field('Nombre de la tarjeta'), ' azul');
    expect(device.getItem(KEY)).toBe(MINE.replace('Mi tarjeta', 'Mi tarjeta azul'));
    await user.click(await remember());
    expect(device.getItem(KEY)).toBeNull();
  });

  it('are offered on step 1: a press goes on with one', async () => {
    const device = memory();
    device.setItem(KEY, MINE);
    const { user, server } = await open([methods(['Bancard'])], { device });
    await user.click(button('Mi tarjeta · 1234 5678'));
    expect(await remember()).toBeChecked();
    expect(server.requests[0]?.url.searchParams.get('param1')).toBe(UID);
  });

  it('can be taken off one by one', async () => {
    const device = memory();
    device.setItem(
      KEY,
      JSON.stringify([
        { uid: UID, name: 'Mía' },
        { uid: '20000002', name: 'De casa' },
      ]),
    );
    const { user } = await open([], { device });
    await user.click(button('Quitar Mía'));
    expect(screen.queryByRole('button', { name: /^Mía/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await user.click(button('Quitar De casa'));
    expect(device.getItem(KEY)).toBeNull();
  });

  it.each(['{', '"x"', '[{"uid":"1","name":"x"}]', '[{"uid":"12345678","name":""}]', '[1]'])(
    'are none where the device keeps %s',
    async (garbage) => {
      const device = memory();
      device.setItem(KEY, garbage);
      await open([], { device });
      expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    },
  );

  it('are at most five, and need no storage that works', async () => {
    const device = memory();
    for (let number = 0; number < 7; number += 1)
      rememberCard(device, { uid: `1000000${number}`, name: 'x'.repeat(50) });
    expect(readCards(device).map(({ uid }) => uid.slice(-1))).toEqual(['6', '5', '4', '3', '2']);
    expect(readCards(device)[0]?.name).toHaveLength(30);
    const closed = {
      ...device,
      setItem: () => {
        throw new Error('closed');
      },
    };
    expect(() => rememberCard(closed, { uid: UID, name: 'Mía' })).not.toThrow();
  });
});
