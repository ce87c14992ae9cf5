import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RECENT_EMAILS_KEY } from '../src/features/login/recentEmails.ts';
import { PortalPage } from './PortalPage.tsx';

const meta = {
  title: 'Páginas/Portal/Ingreso',
  component: PortalPage,
  parameters: { layout: 'fullscreen', surface: 'portal' },
  args: { path: '/dashboard/login' },
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
};

export const Normal: Story = { play: ready, tags: ['visual'] };
export const Oscura: Story = { play: ready, globals: { scheme: 'dark' }, tags: ['visual'] };
export const EnUnCelular: Story = {
  name: 'En un celular',
  play: ready,
  globals: { viewport: { value: 'small' } },
  tags: ['visual'],
};
export const CuentasUsadas: Story = {
  name: 'Con cuentas usadas',
  args: {
    kept: {
      [RECENT_EMAILS_KEY]: JSON.stringify(['ana@administracion.example', 'caja@administracion.example']),
    },
  },
  play: ready,
};
export const ContrasenaEquivocada: Story = {
  name: 'Contraseña equivocada',
  args: {
    answers: [
      {
        method: 'POST',
        path: '/public-site/v1/signin',
        status: 401,
        body: { result_code: 'ex_wrong_credentials', result_message: '' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/E-mail/), 'ana@administracion.example');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'equivocada');
    await userEvent.click(canvas.getByRole('button', { name: 'INGRESAR' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const DemasiadosIntentos: Story = {
  name: 'Con demasiados intentos de ingreso',
  args: {
    answers: [
      {
        method: 'POST',
        path: '/public-site/v1/signin',
        status: 429,
        body: { result_code: 'ex_too_many_requests', result_message: '' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/E-mail/), 'ana@administracion.example');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'Lavadero2026');
    await expect(canvas.queryByRole('link', { name: /^Recibir por/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'INGRESAR' }));
    await expect(await canvas.findByRole('link', { name: /^Recibir por/ })).toBeVisible();
  },
};
export const SinContrasenaNueva: Story = {
  name: 'De un servidor que no manda enlaces para otra contraseña',
  args: { missing: ['/public-site/v1/users/forgot-password'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'INGRESAR' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Olvidé mi contraseña' })).toBeNull();
  },
};
