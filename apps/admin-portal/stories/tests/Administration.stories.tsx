import { refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { activity, entry, passwordChanged } from '../../test/activity.ts';
import { ADMINISTRATORS, invited, listed, own } from '../../test/administrators.ts';
import { alerted, button, noBuildings, openPage, pageTests, seen } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = preview.meta({
  title: 'Pruebas/Portal/Administración',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const show = (mount: Mount, ...answers: FakeAnswer[]) =>
  openPage(mount, '/dashboard-administrators', [noBuildings, ...answers]);

const inviting = { method: 'POST', path: ADMINISTRATORS, status: 201, body: invited };

const luis = { ...own, id: 'u-2', name: 'Luis', email: 'luis@demo.example' };

export const Invited = meta.story({
  name: 'an administrator is invited by the dialog, which shows a missing field and a refusal; both reload the list',
  play: async ({ mount }) => {
    const { user, sent } = await show(
      mount,
      listed([own]),
      { ...inviting, ...refusal(409, 'ex_email_taken', 'Ya hay un usuario registrado con ese e-mail.') },
      inviting,
      listed([own, invited]),
    );
    await user.click(await screen.findByRole('button', { name: 'INVITAR ADMINISTRADOR' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitar administrador' }));
    const invite = dialog.getByRole('button', { name: 'INVITAR' });
    await user.click(invite);
    await waitFor(() => expect(dialog.getByText('Ingrese un NOMBRE')).toBeVisible());
    await user.type(dialog.getByLabelText('Nombre'), 'Eva');
    await user.type(dialog.getByLabelText('Apellido'), 'Sosa');
    await user.type(dialog.getByLabelText('E-mail'), 'eva@demo.example');
    await user.click(invite);
    await alerted('Ya hay un usuario registrado con ese e-mail.');
    await waitFor(() => expect(document.body).toHaveTextContent('Invitado hasta 21/03/2126'));
    await user.click(invite);
    await seen('Invitación enviada a eva@demo.example.');
    if (invite.isConnected) invite.click();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    const eva = { name: 'Eva', lastname: 'Sosa', email: 'eva@demo.example' };
    await expect(sent().map(({ body }) => body)).toEqual([eva, eva]);
  },
});

export const Removed = meta.story({
  name: 'an administrator is removed after a question; removing oneself ends the session',
  play: async ({ mount }) => {
    const { user, server, store } = await show(mount, listed([own, luis]), {
      method: 'DELETE',
      path: `${ADMINISTRATORS}/u-1`,
      status: 204,
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar a Luis Silva' }));
    await screen.findByRole('alertdialog', { name: '¿Quitar a Luis Silva?' });
    await user.click(button('NO'));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).not.toBeInTheDocument());
    await user.click(button('Quitar a Ana Silva'));
    await seen(/Su sesión termina ahora/);
    await user.click(button('SÍ'));
    await waitFor(() => expect(store.getState().session.status).toBe('closed'));
    const removal = server.requests.find(({ method }) => method === 'DELETE');
    await expect(removal?.url.search).toBe('?self=true');
  },
});

export const LastOne = meta.story({
  name: 'removing one of two administrators marks only the other one as the last',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ mount }) => {
    const reason = 'Es el único administrador: invite a otro antes de quitarlo.';
    const { user } = await show(
      mount,
      listed([own, luis]),
      { method: 'DELETE', path: `${ADMINISTRATORS}/u-2`, status: 204 },
      listed([own]),
    );
    const shown: number[] = [];
    const cells = () => [...document.querySelectorAll('[role=gridcell]')];
    const observer = new MutationObserver(() =>
      shown.push(cells().filter(({ textContent }) => textContent === reason).length),
    );
    observer.observe(document.body, { subtree: true, childList: true });
    await user.click(await screen.findByRole('button', { name: 'Quitar a Luis Silva' }));
    await user.click(await screen.findByRole('button', { name: 'SÍ' }));
    await waitFor(() => expect(document.body).not.toHaveTextContent('luis@demo.example'));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Administradores' })).toHaveFocus());
    observer.disconnect();
    await expect(Math.max(...shown)).toBe(1);
  },
});

export const ActivityShown = meta.story({
  name: 'the activity shows who did what to whom, where and when, and older entries until a page is not full',
  play: async ({ mount }) => {
    const full = Array.from({ length: 49 }, (_, index) => entry(99 - index));
    const { user, server } = await openPage(mount, '/dashboard-activity', [
      noBuildings,
      activity([entry(100, passwordChanged), ...full]),
      activity([entry(50)]),
    ]);
    await seen('Cambió su contraseña');
    const [last] = within(screen.getByRole('main')).getAllByRole('listitem').slice(-1);
    await expect(last).toHaveTextContent(
      '14/03/2026 15:32Eliminó al usuario Luis Sosa (luis@correo.example)',
    );
    await expect(last).toHaveTextContent('Ana Silva (ana@demo.example) · En Edificio Sur');
    await user.click(await screen.findByRole('button', { name: 'VER MÁS' }));
    await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('listitem')[50]).toHaveFocus());
    await expect(server.requests.at(-1)?.url.search).toBe('?perPage=50&before=51');
    await expect(screen.queryByRole('button', { name: 'VER MÁS' })).not.toBeInTheDocument();
  },
});
