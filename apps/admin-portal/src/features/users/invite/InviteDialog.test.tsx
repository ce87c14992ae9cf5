import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../../../test/page.tsx';
import { ana, caro, coliving, creating, list, MIRADOR, refusal } from '../../../../test/residents.ts';
import { UsersPage } from '../UsersPage.tsx';

const ROWS = [
  'Nombre;Apellido;E-mail;Referencia',
  'Bea;Gil;bea@correo.example;Apto 2',
  'Ana;Núñez;ANA@correo.example;Apto 1',
  'Ciro;Rey;ciro@correo.example;Apto 3',
].join('\n');

beforeEach(() => localStorage.clear());

const button = (name: string) => screen.getByRole('button', { name });

/** The dialog with the rows pasted into it and read. */
async function openRows(...answers: FakeAnswer[]) {
  const page = await showPage(UsersPage, `/dashboard-users?building=${MIRADOR.id}`, [
    ...coliving(MIRADOR),
    list(MIRADOR.id, [ana]),
    ...answers,
  ]);
  await screen.findByText('1 usuario');
  await page.user.click(button('INVITAR A VARIOS'));
  await screen.findByRole('dialog', { name: 'Invitar a varios usuarios' });
  expect(screen.getByLabelText('Filas')).toHaveFocus();
  await page.user.paste(ROWS);
  await page.user.click(button('REVISAR'));
  await screen.findByText(/para invitar/);
  return page;
}

const states = () =>
  screen
    .getAllByRole('term')
    .filter(({ textContent }) => textContent === 'Estado')
    .map((term) => term.nextElementSibling?.textContent);

it('many are shown with their problems before anything is sent, and can be mended', async () => {
  const { user, server, close } = await openRows();
  expect(screen.getByText('2 personas para invitar. 1 fila tiene un problema y no se envía.')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Filas con problemas' })).getByRole('listitem'),
  ).toHaveTextContent('Línea 3: E-mail: Ya figura entre los usuarios del edificio');
  expect(states()).toEqual([
    'Lista para enviar',
    'E-mail: Ya figura entre los usuarios del edificio',
    'Lista para enviar',
  ]);
  await user.click(button('VOLVER'));
  expect(screen.getByLabelText('Filas')).toHaveValue(ROWS);
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
  close();
});

it('many are sent with progress, and what became of each is told', async () => {
  const held = gate();
  const refused = refusal(409, 'ex_email_taken', 'Ese e-mail ya existe.');
  const { user, close } = await openRows(
    creating({ body: { ...caro, id: 'new' }, gate: held }),
    creating(refused),
  );
  await user.click(button('INVITAR A 2'));
  expect(await screen.findByRole('progressbar', { name: 'Enviando invitaciones' })).toHaveValue(0);
  expect(button('DETENER')).toHaveFocus();
  expect(button('Cerrar')).toBeDisabled();
  held.release();
  expect(await screen.findByText('1 persona invitada; 2 sin invitar.')).toBeVisible();
  expect(states()).toEqual([
    'Invitada',
    'E-mail: Ya figura entre los usuarios del edificio',
    'Ese e-mail ya existe.',
  ]);
  expect(button('DESCARGAR RESULTADO')).toHaveFocus();
  expect(button('REINTENTAR 1')).toBeEnabled();
  await user.click(button('LISTO'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button('INVITAR A VARIOS')).toHaveFocus();
  expect(screen.getByText('2 usuarios')).toBeVisible();
  close();
});

it('what cannot be read says why and stays', async () => {
  const { user, close } = await openRows();
  await user.click(button('VOLVER'));
  await user.clear(screen.getByLabelText('Filas'));
  await user.click(button('REVISAR'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay ninguna fila que leer.');
  await user.upload(
    screen.getByLabelText('Archivo CSV o XLSX'),
    new File(['x'.repeat(1_000_001)], 'grande.csv'),
  );
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('El archivo supera el tamaño permitido (1 MB).'),
  );
  close();
});
