import { refusal } from '@laundry/flow/testing';
import type { Canvas } from 'storybook/internal/csf';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RECENT_EMAILS_KEY } from '../src/features/login/recentEmails.ts';
import { SIGNIN } from '../test/portal.ts';
import { headed, portalPage } from './PortalPage.tsx';

const meta = preview.meta({
  title: 'Páginas/Portal/Ingreso',
  ...portalPage,
  args: { path: '/dashboard/login' },
});

export const Normal = meta.story({ play: headed, tags: ['visual'] });
export const Oscura = meta.story({ play: headed, globals: { scheme: 'dark' }, tags: ['visual'] });
export const EnUnCelular = meta.story({
  name: 'En un celular',
  play: headed,
  globals: { viewport: { value: 'small' } },
  tags: ['visual'],
});
export const CuentasUsadas = meta.story({
  name: 'Con cuentas usadas',
  args: {
    kept: {
      [RECENT_EMAILS_KEY]: JSON.stringify(['ana@administracion.example', 'caja@administracion.example']),
    },
  },
  play: headed,
});

const refused = (status: number, result_code: string) => ({
  answers: [{ method: 'POST', path: SIGNIN, ...refusal(status, result_code) }],
});

const typed = async (canvas: Canvas, password: string) => {
  await userEvent.type(await canvas.findByLabelText(/E-mail/), 'ana@administracion.example');
  await userEvent.type(canvas.getByLabelText('Contraseña'), password);
};

export const ContrasenaEquivocada = meta.story({
  name: 'Contraseña equivocada',
  args: refused(401, 'ex_wrong_credentials'),
  play: async ({ canvas }) => {
    await typed(canvas, 'equivocada');
    await userEvent.click(canvas.getByRole('button', { name: 'INGRESAR' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const DemasiadosIntentos = meta.story({
  name: 'Con demasiados intentos de ingreso',
  args: refused(429, 'ex_too_many_requests'),
  play: async ({ canvas }) => {
    await typed(canvas, 'Lavadero2026');
    await expect(canvas.queryByRole('link', { name: /^Recibir por/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'INGRESAR' }));
    await expect(await canvas.findByRole('link', { name: /^Recibir por/ })).toBeVisible();
  },
});

export const SinContrasenaNueva = meta.story({
  name: 'De un servidor que no manda enlaces para otra contraseña',
  args: { missing: ['/public-site/v1/users/forgot-password'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'INGRESAR' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Olvidé mi contraseña' })).toBeNull();
  },
});
