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

const titled = (title: string | RegExp): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  };
};

export const Aprobado: Story = {
  args: { answers: [status({ authorizationResult: 'APPROVED' })] },
  play: titled('Compra realizada con éxito!'),
  tags: ['visual'],
};
export const CompraAprobada: Story = {
  name: 'Compra aprobada',
  args: {
    answers: [
      status({
        authorizationResult: 'APPROVED',
        uid: null,
        amount: 980,
        purchase: {
          item: 'Bolsa de lavandería',
          quantity: 2,
          address: 'Avenida Rivera 2345 apto. 302, Pocitos',
        },
      }),
    ],
  },
  play: titled('Compra realizada con éxito!'),
};
export const AprobadoDeNoche: Story = {
  ...Aprobado,
  name: 'Aprobado, de noche y en un celular',
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  tags: ['visual'],
};
export const Pendiente: Story = {
  args: { answers: [status({ authorizationResult: 'PENDING' })] },
  play: titled('Estamos confirmando su pago'),
};
export const ParaPagarEnUnLocal: Story = {
  args: {
    answers: [
      status({
        authorizationResult: 'PENDING',
        channel: 'RedPagos',
        ticket: {
          number: '7760804294',
          verificationCode: '482913',
          slip: 'http://localhost:4220/redpagos/ticket?payment_id=1',
          payUntil: '2026-03-21T18:32:00.000Z',
        },
      }),
    ],
  },
  play: titled(/^Pague \$\s400 hasta el 21\/03\/2026$/),
  tags: ['visual'],
};
export const ParaPagarDeNoche: Story = {
  ...ParaPagarEnUnLocal,
  name: 'Para pagar en un local, de noche y en un celular',
  globals: { scheme: 'dark', viewport: { value: 'small' } },
};
export const Devuelto: Story = {
  args: { answers: [status({ authorizationResult: 'APPROVED', refunded: true })] },
  play: titled('El pago fue devuelto'),
};
export const Vencido: Story = {
  args: {
    answers: [
      status({
        authorizationResult: 'DENIED',
        expired: true,
        errorMessage:
          'El pago venció sin que el medio de pago lo confirmara. Si usted pagó, se acreditará en cuanto lo confirme.',
      }),
    ],
  },
  play: titled('El plazo para pagar terminó'),
};
export const Rechazado: Story = {
  args: { answers: [status({ authorizationResult: 'DENIED', errorMessage: 'Fondos insuficientes' })] },
  play: titled('El pago no se realizó'),
  tags: ['visual'],
};
export const Cancelado: Story = {
  args: {
    answers: [
      status({
        authorizationResult: 'DENIED',
        cancelled: true,
        errorMessage: 'El pago fue cancelado. No se realizó ningún cobro.',
      }),
    ],
  },
  play: titled('Usted canceló el pago'),
};
export const Desconocido: Story = {
  name: 'Todavía no se conoce',
  args: { answers: [{ ...status({}), networkError: true }] },
  play: titled('Todavía no conocemos el resultado de su pago.'),
};
export const NoExiste: Story = {
  name: 'No existe',
  args: {
    answers: [{ ...status({}), status: 404, body: { result_code: 'ex_not_found', result_message: '' } }],
  },
  play: titled('No encontramos ese pago'),
};
export const Consultando: Story = { args: { answers: [{ ...status({}), gate: gate() }] } };
export const NadaQuePagar: Story = { name: 'Sin pago en curso', args: { path: '/bancard-checkout' } };
