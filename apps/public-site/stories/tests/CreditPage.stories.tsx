import { memory } from '@laundry/flow/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withCheckoutFragment } from '../../app/storage/checkout.ts';
import { CARD } from '../../test/answers.ts';
import { choose, enterCard, fillIn } from '../topUp.ts';
import { created, methods, open, openData, PAY_PAGE, refused } from './creditPage.tsx';
import { button, field, openPage, pageTests, pressDisabled, seen } from './openPage.tsx';

const meta = preview.meta({
  title: 'Pruebas/Sitio público/Cargar saldo',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

export const LeadsToProvider = meta.story({
  name: 'a top-up leads from the card to the provider, and each step says what is missing',
  play: async ({ mount }) => {
    const { user, sent, went } = await open(mount, [
      methods(['MercadoPagos', 'Cheques', 'Bancard']),
      created({ checkout: PAY_PAGE, transaction_id: 't-1' }),
    ]);
    await expect(field('Código de tarjeta')).toHaveAccessibleDescription('8 dígitos');
    await enterCard(user);

    const group = await screen.findByRole('radiogroup', { name: 'Medio de pago' });
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(screen.getByRole('region', { name: 'Precios' })).toHaveTextContent(/\$\s1\.190.*\$\s150,50/);
    await seen('Domingos con descuento.');
    const radios = within(group).getAllByRole('radio');
    await expect(radios).toHaveLength(2);
    for (const radio of radios) await expect(radio).not.toBeChecked();
    await expect(button('CONTINUAR')).toBeDisabled();
    await expect(button('CONTINUAR')).toHaveAccessibleDescription('Elija un medio de pago para continuar.');
    await choose(user, 'MercadoPagos');

    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(button('COMPRAR')).toBeDisabled();
    await expect(button('COMPRAR')).toHaveAccessibleDescription(
      'Para continuar complete: Monto, Nombre, Apellido, E-mail.',
    );
    await fillIn(user);
    await expect(field('Monto')).toHaveValue('1.234,5');
    await user.click(screen.getByRole('checkbox', { name: 'Requiere factura con RUT' }));
    await expect(button('COMPRAR')).toHaveAccessibleDescription('Para continuar complete: RUT.');
    await pressDisabled(button('COMPRAR'));
    await waitFor(() => expect(field('RUT')).toHaveFocus());
    await expect(field('RUT')).toHaveAccessibleDescription(/Complete este campo\./);
    await expect(field('Nombre')).toBeValid();
    await user.click(field('RUT'));
    await user.paste('211003420018');
    await expect(field('RUT')).toHaveAccessibleDescription(/dígito verificador/);
    await user.dblClick(button('COMPRAR'));

    await waitFor(() => expect(went).toEqual([PAY_PAGE]));
    await expect(sent().map(({ body }) => body)).toMatchObject([
      { amount: 1234.5, uid: CARD, rut: '211003420018' },
    ]);
    await expect(await screen.findByRole('link', { name: /no se abre/ })).toHaveAttribute('href', PAY_PAGE);
  },
});

export const BroughtBack = meta.story({
  name: 'the form is usable again when the browser restores the page from its cache',
  play: async ({ mount }) => {
    const paid = created({ checkout: PAY_PAGE });
    const { user, went } = await openData(mount, 'MercadoPagos', paid);
    await fillIn(user);
    await user.click(button('COMPRAR'));
    await waitFor(() => expect(went).toHaveLength(1));
    await expect(button('COMPRAR')).toHaveAttribute('aria-busy', 'true');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(button('COMPRAR')).not.toHaveAttribute('aria-busy'));
    await expect(field('Nombre')).toHaveValue('Ana');
  },
});

export const EmptyCard = meta.story({
  name: 'an empty card is reported at the field, and the error of a card goes when another is typed',
  play: async ({ mount }) => {
    const { user, server } = await open(mount, [refused('ex_card_not_found')]);
    const card = field('Código de tarjeta');
    await user.click(button('CONTINUAR'));
    await expect(card).toHaveFocus();
    await expect(card).toBeInvalid();
    await expect(card).toHaveAccessibleDescription('Ingrese los 8 dígitos de su tarjeta.');
    await enterCard(user);
    await waitFor(() => expect(card).toHaveAccessibleDescription('M'));
    await expect(card).toHaveFocus();
    await user.keyboard('{Backspace}');
    await expect(card).toHaveAccessibleDescription('8 dígitos');
    await expect(card).toHaveAttribute('aria-invalid', 'false');
    await user.click(button('CONTINUAR'));
    await expect(card).toHaveAccessibleDescription('Número de tarjeta ingresado incorrecto.');
    await expect(server.requests).toHaveLength(1);
  },
});

export const KeyboardReader = meta.story({
  name: 'a card that a keyboard reader types is taken while no field has the focus, and put into the address',
  play: async ({ mount }) => {
    const { user, search } = await open(mount, [refused('100'), methods(['Bancard'])]);
    await enterCard(user, '99999999');
    await screen.findByRole('alert');
    await expect(button('CONTINUAR')).toHaveFocus();
    await user.keyboard(`${CARD}{Enter}`);
    await screen.findByRole('radio', { name: 'Bancard' });
    await expect(search()).toBe(`?card=${CARD}`);
  },
});

export const AcceptedCard = meta.story({
  name: 'a wrong card in the address is reported at once, and replaced there by the accepted one',
  play: async ({ mount }) => {
    const { user, search } = await open(mount, [refused('ex_card_not_found'), methods(['Bancard'])], {
      card: '123',
    });
    await waitFor(() => expect(field('Código de tarjeta')).toHaveValue('123'));
    await expect(field('Código de tarjeta')).toHaveAccessibleDescription(
      'Número de tarjeta ingresado incorrecto.',
    );
    await enterCard(user, '99999999');
    await screen.findByRole('alert');
    await enterCard(user);
    await screen.findByRole('radio', { name: 'Bancard' });
    await expect(search()).toBe(`?card=${CARD}`);
  },
});

const form = {
  action: 'http://localhost:4220/pagosweb/v3.4/x.aspx',
  fields: [
    ['valorTransaccion', '1234.5'],
    ['transactionSecurityToken', 'a+b='],
  ],
} as const;

/** The forms that the browser would have posted, recorded instead. */
const posted: { action: string; method: string; fields: unknown }[] = [];

function recordSubmission(event: SubmitEvent) {
  event.preventDefault();
  const { target } = event;
  if (!(target instanceof HTMLFormElement)) return;
  posted.push({ action: target.action, method: target.method, fields: [...new FormData(target)] });
}

export const PostedOnce = meta.story({
  name: "PagosWeb's form is submitted automatically once, and afterwards by its button",
  beforeEach: () => {
    posted.length = 0;
    addEventListener('submit', recordSubmission);
    return () => removeEventListener('submit', recordSubmission);
  },
  play: async ({ mount }) => {
    const session = memory();
    const pwUrl = `${form.action}?valorTransaccion=1234.5&transactionSecurityToken=a%2Bb%3D`;
    const payment = { transactionId: 't-1', channel: 'PagosWeb', pwUrl };
    const path = withCheckoutFragment('/pagosweb-checkout', payment);
    const expected = { action: form.action, method: 'post', fields: form.fields };
    await openPage(mount, path, [], { session });
    await waitFor(() => expect(posted).toEqual([expected]));
    await openPage(mount, path, [], { session });
    await expect(posted).toHaveLength(1);
    await userEvent.click(button('CONTINUAR A PAGOSWEB'));
    await expect(posted).toEqual([expected, expected]);
  },
});
