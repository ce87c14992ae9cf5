import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ADMINISTRATORS, invited, listed, own } from '../../test/administrators.ts';
import { openPage, pageTests } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = {
  title: 'Pruebas/Portal/Administradores',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const alive: FakeAnswer = {
  method: 'GET',
  path: '/public-site/v1/administrations/adm-1/buildings',
  body: [],
};

const show = (mount: Mount, ...answers: FakeAnswer[]) =>
  openPage(mount, '/dashboard-administrators', [alive, ...answers]);

const table = () => document.body;

export const Listed: Story = {
  name: 'lists who administers and who is invited, and never offers to remove the last one',
  play: async ({ mount }) => {
    await show(mount, listed([own, invited]));
    await waitFor(() => expect(table()).toHaveTextContent('Activo (usted)'));
    await expect(table()).toHaveTextContent('Invitado hasta 21/03/2126');
    await expect(table()).toHaveTextContent('Es el único administrador: invite a otro antes de quitarlo.');
    await expect(screen.queryByRole('button', { name: 'Quitar a Ana Silva' })).not.toBeInTheDocument();
    await expect(screen.getByLabelText('Quitar a Eva Sosa')).toBeInTheDocument();
    await expect(screen.getByLabelText('Reenviar invitación a Eva Sosa')).toBeInTheDocument();
  },
};

export const Invited: Story = {
  name: 'invites by the dialog, once per press, and tells what was refused',
  play: async ({ mount }) => {
    const { user, server } = await show(
      mount,
      listed([own]),
      {
        method: 'POST',
        path: ADMINISTRATORS,
        status: 409,
        body: {
          result_code: 'ex_email_taken',
          result_message: 'Ya hay un usuario registrado con ese e-mail.',
        },
      },
      { method: 'POST', path: ADMINISTRATORS, status: 201, body: invited },
      listed([own, invited]),
    );
    await user.click(await screen.findByRole('button', { name: 'INVITAR ADMINISTRADOR' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitar administrador' }));
    await user.click(dialog.getByRole('button', { name: 'INVITAR' }));
    await waitFor(() => expect(dialog.getByText('Ingrese un NOMBRE')).toBeVisible());
    await user.type(dialog.getByLabelText('Nombre'), 'Eva');
    await user.type(dialog.getByLabelText('Apellido'), 'Sosa');
    await user.type(dialog.getByLabelText('E-mail'), 'eva@demo.example');
    await user.click(dialog.getByRole('button', { name: 'INVITAR' }));
    await waitFor(() =>
      expect(dialog.getByText('Ya hay un usuario registrado con ese e-mail.')).toBeVisible(),
    );
    await user.click(dialog.getByRole('button', { name: 'INVITAR' }));
    await waitFor(() => expect(screen.getByText('Invitación enviada a eva@demo.example.')).toBeVisible());
    await waitFor(() => expect(table()).toHaveTextContent('Invitado hasta 21/03/2126'));
    const posts = server.requests.filter(({ method }) => method === 'POST');
    await expect(posts.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ name: 'Eva', lastname: 'Sosa', email: 'eva@demo.example' })),
    );
  },
};

export const Removed: Story = {
  name: 'removes after a question; the own account says so, and ends the session',
  play: async ({ mount }) => {
    const active = { ...own, id: 'u-2', name: 'Luis', email: 'luis@demo.example' };
    const { user, server, store } = await show(mount, listed([own, active]), {
      method: 'DELETE',
      path: `${ADMINISTRATORS}/u-1`,
      status: 204,
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar a Luis Silva' }));
    await screen.findByRole('alertdialog', { name: '¿Quitar a Luis Silva?' });
    await user.click(screen.getByRole('button', { name: 'NO' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Quitar a Ana Silva' }));
    const warning = await screen.findByText(/Su sesión termina ahora/);
    await waitFor(() => expect(warning).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'SÍ' }));
    await waitFor(() => expect(store.getState().session.status).toBe('closed'));
    const removal = server.requests.find(({ method }) => method === 'DELETE');
    await expect(removal?.url.search).toBe('?self=true');
  },
};
