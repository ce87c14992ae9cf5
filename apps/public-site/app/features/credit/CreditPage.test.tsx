import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  CARD,
  PAY_PAGE,
  methods,
  refusal,
  creation,
  open,
  button,
  field,
  enterCard,
  choose,
  fillIn,
} from '../../../test/creditPage.tsx';

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
      uid: CARD,
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
  expect(screen.getByRole('link', { name: 'ABRIR EL CHAT-BOT' })).toHaveAttribute(
    'href',
    'https://chat.example/',
  );
  await user.click(button('CONTINUAR'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('M'));
  expect(screen.queryByRole('link', { name: 'ABRIR EL CHAT-BOT' })).not.toBeInTheDocument();
});

it('says at the field that it is empty, and takes what it said of one card away when another is typed', async () => {
  const { user, server } = await open([refusal('ex_card_not_found')]);
  const card = field('Código de tarjeta');
  await user.click(button('CONTINUAR'));
  expect(card).toHaveFocus();
  expect(card).toBeInvalid();
  expect(card).toHaveAccessibleDescription('Ingrese los 8 dígitos de su tarjeta.');
  await enterCard(user);
  await waitFor(() => expect(card).toHaveAccessibleDescription('M'));
  expect(card).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(card).toHaveAccessibleDescription('8 dígitos');
  expect(card).toHaveAttribute('aria-invalid', 'false');
  await user.click(button('CONTINUAR'));
  expect(card).toHaveAccessibleDescription('Número de tarjeta ingresado incorrecto.');
  expect(server.requests).toHaveLength(1);
});

it('says so when there is no way to pay, and leads back', async () => {
  const { user } = await open([methods(['Cheques'])]);
  await enterCard(user);
  expect(await screen.findByText('No hay medios de pago disponibles')).toBeVisible();
  await user.click(button('VOLVER'));
  expect(field('Código de tarjeta')).toHaveValue('1234 5678');
});

describe('the card of the address', () => {
  it('goes straight to its prices, without the first step', async () => {
    const held = gate();
    await open([{ ...methods(['Bancard']), gate: held }], { card: CARD });
    expect(screen.queryByLabelText('Código de tarjeta')).not.toBeInTheDocument();
    expect(screen.getByText('Tarjeta 1234 5678')).toBeVisible();
    held.release();
    expect(await screen.findByRole('radio', { name: 'Bancard' })).toBeEnabled();
  });

  it('that is no code is told at once', async () => {
    await open([], { card: '123' });
    expect(field('Código de tarjeta')).toHaveValue('123');
    expect(field('Código de tarjeta')).toHaveAccessibleDescription('Número de tarjeta ingresado incorrecto.');
  });

  it('gives way to the card that was accepted, so that coming back finds it', async () => {
    const { user, named } = await open([refusal('ex_card_not_found'), methods(['Bancard'])], {
      card: '99999999',
    });
    await screen.findByRole('alert');
    await enterCard(user);
    await screen.findByRole('radio', { name: 'Bancard' });
    expect(named).toEqual([CARD]);
  });

  it('is left alone when it is the one', async () => {
    const { named } = await open([methods(['Bancard'])], { card: CARD });
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
  await user.click(within(uses).getByRole('button', { name: /^2\susos · \$\s2\.380$/ }));
  expect(field('Monto')).toHaveValue('2.380');
  const summary = screen.getByLabelText('Resumen');
  expect(summary).toHaveTextContent(/1234 5678.*MercadoPagos.*2 usos.*\$\s2\.380$/);
  expect(within(uses).getByRole('button', { pressed: true })).toHaveTextContent('2 usos');
  await user.clear(field('Monto'));
  await user.type(field('Monto'), '1500');
  expect(summary).toHaveTextContent(/1 uso y \$\s310.*\$\s1\.500$/);
  expect(within(uses).queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});
