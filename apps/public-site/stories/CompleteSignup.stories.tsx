import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { refusal } from './answers.ts';
import { SitePage, shows, small } from './SitePage.tsx';

const verify = (body: object): FakeAnswer => ({
  method: 'POST',
  path: '/public-site/v1/users/verify-token',
  body,
});
const VALID = verify({ valid: true });
const confirm = (answer: Partial<FakeAnswer>): FakeAnswer => ({
  method: 'POST',
  path: '/public-site/v1/users/confirm',
  ...answer,
});

const meta = {
  title: 'Páginas/Sitio público/Completar el registro',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/complete-signup?token=enlace', answers: [VALID] },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the link is valid and the button has its colour. */
const ready: NonNullable<Story['play']> = async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: 'Registrarme' });
  await waitFor(() => expect(button).toBeEnabled());
  await waitFor(() => expect(button.getAnimations()).toEqual([]));
};
const pressed: NonNullable<Story['play']> = async (context) => {
  const { canvas } = context;
  await ready(context);
  for (const label of ['Contraseña', 'Confirmación de la contraseña'])
    await userEvent.type(canvas.getByLabelText(label), 'Correcta2026');
  await userEvent.click(canvas.getByRole('button', { name: 'Registrarme' }));
};

export const Valido: Story = { name: 'Enlace válido', play: ready, tags: ['night'] };
export const Verificando: Story = { args: { answers: [{ ...VALID, gate: gate() }] } };
export const NoValido: Story = {
  name: 'Enlace no válido',
  args: { answers: [verify({ valid: false, reason: 'invalid' })] },
  play: shows('El token no es válido.'),
};
export const Usado: Story = {
  name: 'Enlace usado',
  args: { answers: [verify({ valid: false, reason: 'used' })] },
  play: shows('El enlace ya fue utilizado.'),
};
export const Vencido: Story = {
  name: 'Enlace vencido, en un celular',
  ...small,
  args: { answers: [verify({ valid: false, reason: 'expired' })] },
  play: shows('El enlace venció. Solicite uno nuevo a su administración.'),
};
export const SinVerificar: Story = {
  name: 'Sin poder verificar el enlace',
  args: { answers: [{ ...VALID, ...refusal(503, 'ex_unavailable') }] },
  play: shows('No pudimos verificar su enlace'),
};
export const Enviando: Story = {
  args: { answers: [VALID, confirm({ status: 204, gate: gate() })] },
  play: pressed,
};
export const Rechazado: Story = {
  name: 'Registro rechazado',
  args: {
    answers: [
      VALID,
      confirm({
        status: 422,
        body: {
          result_code: 'ex_token_expired',
          result_message: 'El enlace venció. Solicite uno nuevo a su administración.',
        },
      }),
    ],
  },
  play: async (context) => {
    await pressed(context);
    await expect(await context.canvas.findByText('Ha occurido un error!')).toBeVisible();
    const next = within(context.canvas.getByRole('alert')).getByRole('link');
    await expect(next).toHaveAttribute('href', '/contact');
    await expect(context.canvas.queryByLabelText('Contraseña')).not.toBeInTheDocument();
  },
};
