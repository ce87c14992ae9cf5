import { gate } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RESULT, status } from './answers.ts';
import { SitePage } from './SitePage.tsx';

const meta = {
  title: 'Páginas/Sitio público/Resultado del pago',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: { path: RESULT },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const titled = (title: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  };
};

export const Aprobado: Story = {
  args: { answers: [status({ authorizationResult: 'APPROVED' })] },
  play: titled('Compra realizada con éxito!'),
  tags: ['visual'],
};
export const AprobadoDeNoche: Story = {
  ...Aprobado,
  name: 'Aprobado, de noche y en un celular',
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  tags: ['visual'],
};
export const Pendiente: Story = {
  args: { answers: [status({ authorizationResult: 'PENDING', channel: 'RedPagos' })] },
  play: titled('Estamos confirmando su pago'),
};
export const Rechazado: Story = {
  args: { answers: [status({ authorizationResult: 'DENIED', errorMessage: 'Fondos insuficientes' })] },
  play: titled('El pago no se realizó'),
  tags: ['visual'],
};
export const Desconocido: Story = {
  name: 'Todavía no se conoce',
  args: { answers: [{ ...status({}), status: 404, body: { result_code: 'NOT_FOUND', result_message: '' } }] },
  play: titled('Todavía no conocemos el resultado de su pago.'),
};
export const Consultando: Story = { args: { answers: [{ ...status({}), gate: gate() }] } };
export const NadaQuePagar: Story = { name: 'Sin pago en curso', args: { path: '/bancard-checkout' } };
