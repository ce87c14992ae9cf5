import { gate, refusal } from '@laundry/flow/testing';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CONFIRM, useless, VALID } from './signup.ts';
import { shows, sitePage, small } from './SitePage.tsx';
import type { Play } from './SitePage.tsx';
import { write } from './write.ts';

const meta = preview.meta({
  title: 'Páginas/Sitio público/Completar el registro',
  ...sitePage,
  args: { path: '/complete-signup?token=enlace', answers: [VALID] },
});

/** Waits until the link is valid and the button has its colour. */
const ready: Play = async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: 'Registrarme' });
  await waitFor(() => expect(button).toBeEnabled());
  await waitFor(() => expect(button.getAnimations()).toEqual([]));
};
const pressed: Play = async (context) => {
  const { canvas, userEvent } = context;
  await ready(context);
  await write(userEvent, { Contraseña: 'Correcta2026', 'Confirmación de la contraseña': 'Correcta2026' });
  await userEvent.click(canvas.getByRole('button', { name: 'Registrarme' }));
};

export const Valido = meta.story({ name: 'Enlace válido', play: ready, tags: ['night'] });
export const Verificando = meta.story({ args: { answers: [{ ...VALID, gate: gate() }] } });
export const Vencido = meta.story({
  name: 'Enlace vencido, en un celular',
  ...small,
  args: { answers: [useless('expired')] },
  play: shows('El enlace venció. Solicite uno nuevo a su administración.'),
});
export const SinVerificar = meta.story({
  name: 'Sin poder verificar el enlace',
  args: { answers: [{ ...VALID, ...refusal(503, 'ex_unavailable') }] },
  play: shows('No pudimos verificar su enlace'),
});
export const Enviando = meta.story({
  args: { answers: [VALID, { ...CONFIRM, status: 204, gate: gate() }] },
  play: pressed,
});
export const Rechazado = meta.story({
  name: 'Registro rechazado',
  args: {
    answers: [
      VALID,
      {
        ...CONFIRM,
        ...refusal(422, 'ex_token_expired', 'El enlace venció. Solicite uno nuevo a su administración.'),
      },
    ],
  },
  play: async (context) => {
    await pressed(context);
    await expect(await context.canvas.findByText('Ha occurido un error!')).toBeVisible();
    const next = within(context.canvas.getByRole('alert')).getByRole('link');
    await expect(next).toHaveAttribute('href', '/contact');
    await expect(context.canvas.queryByLabelText('Contraseña')).not.toBeInTheDocument();
  },
});
