import { refusal } from '@laundry/flow/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FORGOT, RESET, VERIFY } from '../test/password.ts';
import { headed, portalPage, shows } from './PortalPage.tsx';
import type { Play } from './PortalPage.tsx';

const BY_LINK = '/dashboard/reset-password?token=stories';

const meta = preview.meta({
  title: 'Páginas/Portal/Contraseña olvidada',
  ...portalPage,
  args: { path: '/dashboard/forgot-password', answers: [FORGOT] },
});

const sends = (text: string): Play => {
  return async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ana@demo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'ENVIAR ENLACE' }));
    await expect(await canvas.findByText(text)).toBeVisible();
  };
};

export const Pedir = meta.story({ play: headed, tags: ['night'] });
export const Enviado = meta.story({
  play: sends(
    'Si el e-mail corresponde a una cuenta, le enviamos un enlace para elegir una nueva contraseña.',
  ),
});
export const Demasiados = meta.story({
  args: { answers: [{ ...FORGOT, ...refusal(429, 'ex_too_many_requests') }] },
  play: sends('Demasiados intentos. Espere unos minutos.'),
});
export const Elegir = meta.story({
  args: { path: BY_LINK, answers: [VERIFY, RESET] },
  play: async ({ canvas }) => {
    const change = await canvas.findByRole('button', { name: 'CAMBIAR CONTRASEÑA' });
    // Once the link has been checked, the button has other colours.
    await waitFor(() => expect(change).toBeEnabled());
  },
  tags: ['night'],
});
export const Invitada = meta.story({
  name: 'Contraseña de una administradora invitada',
  args: { path: `${BY_LINK}&invited=1`, answers: [VERIFY] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Elija su contraseña' })).toBeVisible();
    await expect(canvas.queryByText(/sesiones/)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'GUARDAR CONTRASEÑA' })).toBeEnabled());
  },
});
export const EnlaceVencido = meta.story({
  name: 'Enlace vencido',
  args: { path: BY_LINK, answers: [{ ...VERIFY, body: { valid: false, reason: 'expired' } }] },
  play: shows(/venció/),
});
