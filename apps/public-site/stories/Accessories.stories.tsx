import { gate, refusal } from '@laundry/flow/testing';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CREATE, ITEMS } from '../test/shop.ts';
import { chooseItem, confirm, toPayment } from './purchase.ts';
import { shows, sitePage, small } from './SitePage.tsx';

const meta = preview.meta({
  title: 'Páginas/Sitio público/Accesorios',
  ...sitePage,
  args: { path: '/accessories', answers: [ITEMS] },
});

export const Articulos = meta.story({
  name: 'Artículos',
  tags: ['night'],
  play: async ({ canvas }) => {
    const bag = within(await canvas.findByRole('article', { name: 'Bolsa para la ropa' }));
    await expect((await bag.findByText('10,2 kg')).tagName).toBe('STRONG');
    await expect(document.querySelector('article script')).toBeNull();
    await expect(bag.getByText(/^\$\s490$/)).toBeVisible();
    await expect(bag.getByRole('img', { name: 'Bolsa para la ropa' })).toBeVisible();
  },
});
export const Buscando = meta.story({
  args: { answers: [{ ...ITEMS, gate: gate() }] },
  play: shows(/Buscando los artículos/),
});
export const SinArticulos = meta.story({
  name: 'Sin artículos',
  args: { answers: [{ ...ITEMS, body: [] }] },
  play: shows('No hay artículos a la venta'),
});
export const ErrorAlBuscar = meta.story({
  name: 'Error al buscar',
  args: { answers: [{ ...ITEMS, ...refusal(500, 'INTERNAL_ERROR') }] },
  play: shows('REINTENTAR'),
});
export const Envio = meta.story({
  name: 'Envío',
  play: async ({ canvas, userEvent }) => {
    await chooseItem(userEvent);
    await expect(canvas.getByRole('button', { name: 'SIGUIENTE' })).toBeDisabled();
  },
});
export const Pago = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toPayment(userEvent);
    await expect(canvas.getByRole('radio', { name: 'MercadoPagos' })).toBeChecked();
  },
});
export const PagoConPagosWeb = meta.story({
  name: 'Pago con PagosWeb, en un celular',
  ...small,
  play: async ({ canvas, userEvent }) => {
    await toPayment(userEvent);
    await userEvent.click(canvas.getByRole('radio', { name: 'PagosWeb' }));
    await expect(await canvas.findByLabelText('Tarjeta de crédito')).toBeVisible();
  },
});
export const Iniciando = meta.story({
  name: 'Iniciando el pago',
  args: { answers: [ITEMS, { ...CREATE, gate: gate() }] },
  play: shows(/Estamos iniciando su pago/, confirm),
});
export const NoSePudoIniciar = meta.story({
  name: 'No se pudo iniciar',
  args: {
    answers: [ITEMS, { ...CREATE, ...refusal(422, 'ex_invalid_field', 'Revise su e-mail.', 'email') }],
  },
  play: async ({ canvas, userEvent }) => {
    await confirm(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Revise su e-mail.');
    await expect(canvas.getByLabelText('E-mail')).toBeInvalid();
  },
});
