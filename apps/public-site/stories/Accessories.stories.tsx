import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from 'storybook/internal/csf';
import { expect, userEvent, within } from 'storybook/test';
import { refusal } from './answers.ts';
import { SitePage, shows, small } from './SitePage.tsx';

const ITEMS = {
  method: 'GET',
  path: '/api/v1/branding/items',
  body: [
    {
      id: 'bag',
      name: 'Bolsa para la ropa',
      description:
        '<p>Lleva una carga completa de la lavadora de <strong>10,2 kg</strong>.</p><ul><li>Tela lavable</li><li>Cierre con cordón</li></ul>',
      price: 490,
      reference: 'ACC-BOLSA',
      imageName: 'bolsa-para-la-ropa.svg',
    },
    {
      id: 'holder',
      name: 'Portatarjeta con cinta',
      description: '<p>La tarjeta de la lavandería, siempre a mano y sin rayarse.</p>',
      price: 120.5,
      reference: 'ACC-PORTATARJETA',
      imageName: 'portatarjeta.svg',
    },
  ],
} satisfies FakeAnswer;

const creation = (answer: Partial<FakeAnswer>): FakeAnswer => ({
  method: 'POST',
  path: '/api/v1/transaction/branding',
  ...answer,
});

const meta = {
  title: 'Páginas/Sitio público/Accesorios',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accessories', answers: [ITEMS] },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvas: Canvas): Promise<void> {
  const card = within(await canvas.findByRole('article', { name: 'Portatarjeta con cinta' }));
  await userEvent.click(card.getByRole('button', { name: 'COMPRAR' }));
  await canvas.findByRole('button', { name: 'SIGUIENTE' }, { timeout: 5_000 });
}

async function toPayment(canvas: Canvas): Promise<void> {
  await choose(canvas);
  await userEvent.selectOptions(canvas.getByLabelText('Cantidad'), '3');
  await userEvent.type(canvas.getByLabelText('Dirección de envío'), 'Rivera 1');
  await userEvent.type(canvas.getByLabelText('Celular'), '099123456');
  await userEvent.click(canvas.getByRole('button', { name: 'SIGUIENTE' }));
  await canvas.findByRole('button', { name: 'CONFIRMAR' });
}

async function confirm(canvas: Canvas): Promise<void> {
  await toPayment(canvas);
  await userEvent.type(canvas.getByLabelText('Nombre'), 'Ana');
  await userEvent.type(canvas.getByLabelText('Apellido'), 'Paz');
  await userEvent.type(canvas.getByLabelText('E-mail'), 'ana@correo.example');
  await userEvent.click(canvas.getByRole('button', { name: 'CONFIRMAR' }));
}

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
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(canvas.getByRole('button', { name: 'SIGUIENTE' })).toBeDisabled();
  },
};
export const Pago: Story = {
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await expect(canvas.getByRole('radio', { name: 'MercadoPagos' })).toBeChecked();
  },
};
export const PagoConPagosWeb: Story = {
  name: 'Pago con PagosWeb, en un celular',
  ...small,
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'PagosWeb' }));
    await expect(await canvas.findByLabelText('Tarjeta de crédito')).toBeVisible();
  },
};
export const Iniciando: Story = {
  name: 'Iniciando el pago',
  args: { answers: [ITEMS, creation({ gate: gate() })] },
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByText(/Estamos iniciando su pago/)).toBeVisible();
  },
};
export const NoSePudoIniciar: Story = {
  name: 'No se pudo iniciar',
  args: { answers: [ITEMS, creation({ status: 201, body: { errors: ['Sin unidades disponibles.'] } })] },
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin unidades disponibles.');
    await expect(canvas.getByLabelText('Apellido')).toHaveValue('Paz');
    await expect(canvas.getByRole('button', { name: 'CONFIRMAR' })).toBeEnabled();
  },
};
