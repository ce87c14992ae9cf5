import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { refusal } from '../test/portal.ts';
import { buildings, SIGNED_IN } from './answers.ts';
import { PortalPage } from './PortalPage.tsx';

const changed: FakeAnswer = {
  method: 'POST',
  path: '/api/v1/users/password',
  body: { passwordChanged: true },
};

const meta = {
  title: 'Páginas/Portal/Configuración',
  component: PortalPage,
  parameters: { layout: 'fullscreen', surface: 'portal' },
  args: { path: '/configuration', kept: SIGNED_IN, answers: [buildings, changed] },
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const entering = (password: string, text: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    const input = await canvas.findByLabelText('Nueva contraseña');
    if (password !== '') await userEvent.type(input, password);
    await userEvent.click(canvas.getByRole('button', { name: 'ACTUALIZAR' }));
    await expect(await canvas.findByText(text)).toBeVisible();
  };
};

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nueva contraseña')).toBeVisible();
  },
};
export const Vacia: Story = { name: 'Vacía', play: entering('', 'Password no debe ser vacio') };
export const Debil: Story = {
  name: 'Débil',
  play: entering(
    'corta',
    'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.',
  ),
};
export const Actualizada: Story = { play: entering('Lavadero2027', 'Su contraseña fue actualizada.') };
export const ConError: Story = {
  name: 'Con error',
  args: {
    answers: [buildings, { ...changed, ...refusal(429, 'ex_too_many_requests') }],
  },
  play: entering('Lavadero2027', 'Demasiados intentos. Espere unos minutos.'),
};
