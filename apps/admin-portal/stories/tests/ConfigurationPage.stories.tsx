import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BUILDINGS } from '../../test/portal.ts';
import { openPage, pageTests } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = {
  title: 'Pruebas/Portal/Configuración',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const PASSWORD = '/api/v1/users/password';

const POLICY = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';

const GENERIC =
  'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.';

const alive: FakeAnswer = { method: 'GET', path: BUILDINGS, body: [] };

const changed: FakeAnswer = { method: 'POST', path: PASSWORD, body: { passwordChanged: true } };

const refused = (status: number, result_code: string): FakeAnswer => ({
  ...changed,
  status,
  body: { result_code, result_message: '' },
});

const show = (mount: Mount, ...answers: FakeAnswer[]) =>
  openPage(mount, '/configuration', [alive, ...answers]);

const input = () => screen.getByLabelText('Nueva contraseña');

const button = () => screen.getByRole('button', { name: 'ACTUALIZAR' });

export const EmptyRefused: Story = {
  name: 'the change of the password is refused while it is empty, and ACTUALIZAR is never disabled',
  play: async ({ mount }) => {
    const { user, server } = await show(mount);
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'CONFIGURACIONES - CAMBIO DE CONTRASEÑA -',
    );
    // A dash at a line's end would continue nothing.
    for (const dash of screen.getAllByText('-'))
      await expect(dash.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(button()).toBeEnabled();
    await user.click(button());
    await waitFor(() => expect(screen.getByText('Password no debe ser vacio')).toBeVisible());
    await expect(input()).toHaveFocus();
    await expect(button()).toBeEnabled();
    await expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
  },
};

export const WeakRefused: Story = {
  name: 'the change of the password is refused while it is short, and asks for no capitals and digits',
  play: async ({ mount }) => {
    const { user, server } = await show(mount, changed);
    const sent = () => server.requests.filter(({ method }) => method === 'POST');
    await user.type(input(), 'Corta12');
    await user.click(button());
    await waitFor(() => expect(screen.getByText(POLICY)).toBeVisible());
    await expect(input()).toHaveValue('Corta12');
    await expect(sent()).toHaveLength(0);
    await user.clear(input());
    await user.type(input(), 'solominusculas');
    await user.click(button());
    await screen.findByText('Su contraseña fue actualizada.');
    await expect(sent()).toHaveLength(1);
  },
};

export const Changed: Story = {
  name: 'the change of the password says that it was done and clears the input',
  play: async ({ mount }) => {
    const { user, server } = await show(mount, changed);
    await user.click(input());
    await user.paste('Lavadero2027');
    await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
    await expect(input()).toHaveAttribute('type', 'text');
    await user.click(button());
    await screen.findByText('Su contraseña fue actualizada.');
    await expect(document.activeElement).toHaveTextContent('Su contraseña fue actualizada.');
    await expect(input()).toHaveValue('');
    await expect(server.requests.at(-1)?.body).toEqual({
      emailAddress: 'ana@demo.example',
      newPassword: 'Lavadero2027',
    });
    await user.type(input(), 'x');
    await waitFor(() => expect(screen.queryByText('Su contraseña fue actualizada.')).toBeNull());
  },
};

export const FailuresTold: Story = {
  name: 'the change of the password tells of a failure and keeps what was typed',
  play: async ({ mount }) => {
    for (const [_, answer, text] of [
      ['a refused password', refused(422, 'ex_weak_password'), POLICY],
      ['an answer that denies it', { ...changed, body: { passwordChanged: false } }, GENERIC],
      ['no network', { ...changed, networkError: true }, 'Sin conexión. Lo que escribió queda guardado.'],
    ] satisfies [string, FakeAnswer, string][]) {
      const { user } = await show(mount, answer);
      await user.type(input(), 'Lavadero2027');
      await user.click(button());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      await expect(input()).toHaveValue('Lavadero2027');
    }
  },
};

export const SentOnce: Story = {
  name: 'the change of the password is sent once however often it is pressed, and dropped by leaving',
  play: async ({ mount }) => {
    const { user, server, router } = await show(mount, { ...changed, gate: gate() });
    await user.type(input(), 'Lavadero2027');
    await user.click(button());
    await user.click(button());
    const sent = () => server.requests.filter(({ method }) => method === 'POST');
    await expect(sent()).toHaveLength(1);
    await router.navigate('/dashboard/forgot-password');
    await waitFor(() => expect(sent()[0]?.signal.aborted).toBe(true));
  },
};
