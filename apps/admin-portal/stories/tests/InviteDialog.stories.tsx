import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ana, caro, coliving, creating, list, MIRADOR, refusal } from '../../test/residents.ts';
import { catchDownloads } from '../../test/download.ts';
import { alerted, button, openPage, pageTests, seen } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = {
  title: 'Pruebas/Portal/Usuarios, invitar',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const ROWS = [
  'Nombre;Apellido;E-mail;Referencia',
  'Bea;Gil;bea@correo.example;Apto 2',
  'Ana;Núñez;ANA@correo.example;Apto 1',
  'Ciro;Rey;ciro@correo.example;Apto 3',
].join('\n');

/** The dialog with the rows pasted into it and read. */
async function openRows(mount: Mount, ...answers: FakeAnswer[]) {
  const page = await openPage(mount, `/dashboard-users?building=${MIRADOR.id}`, [
    ...coliving(MIRADOR),
    list(MIRADOR.id, [ana]),
    ...answers,
  ]);
  await screen.findByText('1 usuario');
  await page.user.click(button('INVITAR A VARIOS'));
  await screen.findByRole('dialog', { name: 'Invitar a varios usuarios' });
  await expect(screen.getByLabelText('Filas')).toHaveFocus();
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

export const RowsReviewed: Story = {
  name: 'many are shown with their problems before anything is sent, can be mended, and outlive Escape; what cannot be read says why',
  play: async ({ mount }) => {
    const { caught, stop } = catchDownloads();
    const { user, sent } = await openRows(mount);
    await seen('2 personas para invitar. 1 fila tiene un problema y no se envía.');
    await expect(
      within(screen.getByRole('list', { name: 'Filas con problemas' })).getByRole('listitem'),
    ).toHaveTextContent('Línea 3: E-mail: Ya figura entre los usuarios del edificio');
    await expect(states()).toEqual([
      'Lista para enviar',
      'E-mail: Ya figura entre los usuarios del edificio',
      'Lista para enviar',
    ]);
    await user.click(button('VOLVER'));
    await expect(screen.getByLabelText('Filas')).toHaveValue(ROWS);
    await user.click(button('REVISAR'));
    await screen.findByText(/para invitar/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('INVITAR A VARIOS')).toHaveFocus());
    await user.click(button('INVITAR A VARIOS'));
    await expect(await screen.findByLabelText('Filas')).toHaveValue(ROWS);
    await user.click(button('Descargar la plantilla XLSX'));
    await waitFor(() => expect(caught[0]?.name).toBe('plantilla-de-usuarios.xlsx'));
    stop();
    await user.clear(screen.getByLabelText('Filas'));
    await user.click(button('REVISAR'));
    await alerted('No hay ninguna fila que leer.');
    await user.upload(
      screen.getByLabelText('Archivo CSV o XLSX'),
      new File(['x'.repeat(1_000_001)], 'grande.csv'),
    );
    await alerted('El archivo supera el tamaño permitido (1 MB).');
    await expect(sent()).toHaveLength(0);
  },
};

export const RowsSent: Story = {
  name: 'many are sent with progress, what became of each is told, and who failed is tried again under the same key',
  play: async ({ mount }) => {
    const held = gate();
    const refused = refusal(409, 'ex_email_taken', 'Ese e-mail ya existe.');
    const { user, sent } = await openRows(
      mount,
      creating({ body: { ...caro, id: 'new' }, gate: held }),
      creating(refused),
      creating(refused),
    );
    await user.click(button('INVITAR A 2'));
    await expect(await screen.findByRole('progressbar', { name: 'Enviando invitaciones' })).toHaveValue(0);
    await waitFor(() => expect(button('DETENER')).toHaveFocus());
    await expect(button('Cerrar')).toBeDisabled();
    held.release();
    await seen('1 persona invitada; 2 sin invitar.');
    await expect(states()).toEqual([
      'Invitada',
      'E-mail: Ya figura entre los usuarios del edificio',
      'Ese e-mail ya existe.',
    ]);
    await waitFor(() => expect(button('DESCARGAR RESULTADO')).toHaveFocus());
    await user.click(button('REINTENTAR 1'));
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, again] = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    await expect(second).not.toBe(first);
    await expect(again).toBe(second);
    await screen.findByRole('button', { name: 'REINTENTAR 1' });
    await user.click(button('LISTO'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button('INVITAR A VARIOS')).toHaveFocus());
    await seen('2 usuarios');
    await user.click(button('INVITAR A VARIOS'));
    await expect(await screen.findByLabelText('Filas')).toHaveValue('');
  },
};
