import { refusal } from '@laundry/flow/testing';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CHANGE } from '../test/password.ts';
import { buildings, SIGNED_IN } from './answers.ts';
import { headed, portalPage } from './PortalPage.tsx';
import type { Play } from './PortalPage.tsx';

const meta = preview.meta({
  title: 'Páginas/Portal/Configuración',
  ...portalPage,
  args: { path: '/configuration', kept: SIGNED_IN, answers: [buildings, CHANGE] },
});

const entering = (password: string, text: string): Play => {
  return async ({ canvas }) => {
    const input = await canvas.findByLabelText('Nueva contraseña');
    if (password !== '') await userEvent.type(input, password);
    await userEvent.click(canvas.getByRole('button', { name: 'ACTUALIZAR' }));
    await expect(await canvas.findByText(text)).toBeVisible();
  };
};

export const Normal = meta.story({ play: headed });
export const Vacia = meta.story({ name: 'Vacía', play: entering('', 'Password no debe ser vacio') });
export const Actualizada = meta.story({ play: entering('Lavadero2027', 'Su contraseña fue actualizada.') });
export const ConError = meta.story({
  name: 'Con error',
  args: {
    answers: [buildings, { ...CHANGE, ...refusal(429, 'ex_too_many_requests') }],
  },
  play: entering('Lavadero2027', 'Demasiados intentos. Espere unos minutos.'),
});
