import { refusal } from '@laundry/flow/testing';
import { userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RECENT_EMAILS_KEY } from '../src/features/login/recentEmails.ts';
import { SIGNIN } from '../test/portal.ts';
import { buildings, SIGNED_IN } from './answers.ts';
import { alerts, headed, portalPage, shows } from './PortalPage.tsx';

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

/** A login that the server refuses. */
const refused = (status: number, code: string) => ({
  args: { answers: [{ method: 'POST', path: SIGNIN, ...refusal(status, code) }] },
  play: async (context: Parameters<typeof alerts>[0]) => {
    await userEvent.type(await context.canvas.findByLabelText(/E-mail/), 'ana@administracion.example');
    await userEvent.type(context.canvas.getByLabelText('Contraseña'), 'Lavadero2026{Enter}');
    await alerts(context);
  },
});

export const ContrasenaEquivocada = meta.story({
  name: 'Contraseña equivocada',
  ...refused(401, 'ex_wrong_credentials'),
});
/** Refused for now; a link by mail lets this device sign in (D82). */
export const Demasiados = meta.story({
  name: 'Demasiados intentos',
  ...refused(429, 'ex_too_many_requests'),
  tags: ['night'],
});
const dead = { ...buildings, ...refusal(401, 'ex_unauthorized') };
export const SesionFinalizada = meta.story({
  name: 'Sesión finalizada',
  args: { path: '/configuration', kept: SIGNED_IN, answers: [dead] },
  play: shows('Su sesión finalizó. Ingrese nuevamente.'),
});
