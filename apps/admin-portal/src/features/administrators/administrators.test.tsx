import '@testing-library/jest-dom';
import type { FakeAnswer } from '@laundry/flow/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ADMINISTRATORS, invited, listed, own } from '../../../test/administrators.ts';
import { showPage } from '../../../test/page.tsx';
import { AdministratorsPage } from './AdministratorsPage.tsx';

const alive: FakeAnswer = {
  method: 'GET',
  path: '/public-site/v1/administrations/adm-1/buildings',
  body: [],
};
const show = (...answers: FakeAnswer[]) =>
  showPage(AdministratorsPage, '/dashboard-administrators', [alive, ...answers]);

const table = () => document.body;

beforeEach(() => localStorage.clear());

it('lists who administers and who is invited, and never offers to remove the last one', async () => {
  const { close } = await show(listed([own, invited]));
  await waitFor(() => expect(table()).toHaveTextContent('Activo (usted)'));
  expect(table()).toHaveTextContent('Invitado hasta 21/03/2126');
  expect(table()).toHaveTextContent('Es el único administrador: invite a otro antes de quitarlo.');
  expect(screen.queryByRole('button', { name: 'Quitar a Ana Silva' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Quitar a Eva Sosa')).toBeInTheDocument();
  expect(screen.getByLabelText('Reenviar invitación a Eva Sosa')).toBeInTheDocument();
  close();
});

it('invites by the dialog, once per press, and tells what was refused', async () => {
  const { user, server, close } = await show(
    listed([own]),
    {
      method: 'POST',
      path: ADMINISTRATORS,
      status: 409,
      body: { result_code: 'ex_email_taken', result_message: 'Ya hay un usuario registrado con ese e-mail.' },
    },
    { method: 'POST', path: ADMINISTRATORS, status: 201, body: invited },
    listed([own, invited]),
  );
  await user.click(await screen.findByRole('button', { name: 'INVITAR ADMINISTRADOR' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitar administrador' }));
  await user.click(dialog.getByRole('button', { name: 'INVITAR' }));
  expect(await dialog.findByText('Ingrese un NOMBRE')).toBeVisible();
  await user.type(dialog.getByLabelText('Nombre'), 'Eva');
  await user.type(dialog.getByLabelText('Apellido'), 'Sosa');
  await user.type(dialog.getByLabelText('E-mail'), 'eva@demo.example');
  await user.click(dialog.getByRole('button', { name: 'INVITAR' }));
  expect(await dialog.findByText('Ya hay un usuario registrado con ese e-mail.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'INVITAR' }));
  expect(await screen.findByText('Invitación enviada a eva@demo.example.')).toBeVisible();
  await waitFor(() => expect(table()).toHaveTextContent('Invitado hasta 21/03/2126'));
  const posts = server.requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ name: 'Eva', lastname: 'Sosa', email: 'eva@demo.example' })),
  );
  close();
});

it('removes after a question; the own account says so, and ends the session', async () => {
  const active = { ...own, id: 'u-2', name: 'Luis', email: 'luis@demo.example' };
  const { user, server, store, close } = await show(listed([own, active]), {
    method: 'DELETE',
    path: `${ADMINISTRATORS}/u-1`,
    status: 204,
  });
  await user.click(await screen.findByRole('button', { name: 'Quitar a Luis Silva' }));
  expect(await screen.findByRole('alertdialog', { name: '¿Quitar a Luis Silva?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'NO' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Quitar a Ana Silva' }));
  expect(await screen.findByText(/Su sesión termina ahora/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'SÍ' }));
  await waitFor(() => expect(store.getState().session.status).toBe('closed'));
  const removal = server.requests.find(({ method }) => method === 'DELETE');
  expect(removal?.url.search).toBe('?self=true');
  close();
});
