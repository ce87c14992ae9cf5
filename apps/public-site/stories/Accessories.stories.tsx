import { gate } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CREATE, ITEMS } from '../test/shop.ts';
import { refusal } from './answers.ts';
import { chooseItem, confirm, toPayment } from './purchase.ts';
import { SitePage, shows, small } from './SitePage.tsx';

const meta = {
  title: 'Páginas/Sitio público/Accesorios',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accessories', answers: [ITEMS] },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Articulos: Story = {
  name: 'Artículos',
  tags: ['night'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Bolsa para la ropa' })).toBeVisible();
  },
};
export const Buscando: Story = {
  args: { answers: [{ ...ITEMS, gate: gate() }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Buscando los artículos/)).toBeInTheDocument();
  },
};
export const SinArticulos: Story = {
  name: 'Sin artículos',
  args: { answers: [{ ...ITEMS, body: [] }] },
  play: shows('No hay artículos a la venta'),
};
export const ErrorAlBuscar: Story = {
  name: 'Error al buscar',
  args: { answers: [{ ...ITEMS, ...refusal(500, 'INTERNAL_ERROR') }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'REINTENTAR' })).toBeVisible();
  },
};
export const Envio: Story = {
  name: 'Envío',
  play: async ({ canvas, userEvent }) => {
    await chooseItem(userEvent);
    await expect(canvas.getByRole('button', { name: 'SIGUIENTE' })).toBeDisabled();
  },
};
export const Pago: Story = {
  play: async ({ canvas, userEvent }) => {
    await toPayment(userEvent);
    await expect(canvas.getByRole('radio', { name: 'MercadoPagos' })).toBeChecked();
  },
};
export const PagoConPagosWeb: Story = {
  name: 'Pago con PagosWeb, en un celular',
  ...small,
  play: async ({ canvas, userEvent }) => {
    await toPayment(userEvent);
    await userEvent.click(canvas.getByRole('radio', { name: 'PagosWeb' }));
    await expect(await canvas.findByLabelText('Tarjeta de crédito')).toBeVisible();
  },
};
export const Iniciando: Story = {
  name: 'Iniciando el pago',
  args: { answers: [ITEMS, { ...CREATE, gate: gate() }] },
  play: async ({ canvas, userEvent }) => {
    await confirm(userEvent);
    await expect(await canvas.findByText(/Estamos iniciando su pago/)).toBeVisible();
  },
};
export const NoSePudoIniciar: Story = {
  name: 'No se pudo iniciar',
  args: { answers: [ITEMS, { ...CREATE, status: 201, body: { errors: ['Sin unidades disponibles.'] } }] },
  play: async ({ canvas, userEvent }) => {
    await confirm(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin unidades disponibles.');
    await expect(canvas.getByLabelText('Apellido')).toHaveValue('Paz');
    await expect(canvas.getByRole('button', { name: 'CONFIRMAR' })).toBeEnabled();
  },
};
