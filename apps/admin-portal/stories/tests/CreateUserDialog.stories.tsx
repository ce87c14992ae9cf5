import { gate, refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { catchDownloads } from '../../test/download.ts';
import { ana, bruno, caro, coliving, creating, FARO, list, MIRADOR, RESEND } from '../../test/residents.ts';
import { alerted, button, pageTests, seen } from './openPage.tsx';
import type { Mount } from './openPage.tsx';
import { cards, open, openMirador } from './usersPage.ts';

const meta = preview.meta({
  title: 'Pruebas/Portal/Usuarios, crear, invitar y reenviar',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const typed = {
    Nombre: ' Caro ',
    Apellido: 'Paz',
    'E-mail': 'caro@correo.example',
    Referencia: 'Apto 102',
  };
  for (const [label, text] of Object.entries(typed)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
};

/** Opens Mirador's residents, and the dialog that creates one. */
async function openDialog(...given: Parameters<typeof openMirador>) {
  const page = await openMirador(...given);
  await cards(2);
  await page.user.click(button('CREAR USUARIO'));
  return page;
}

export const Created = meta.story({
  name: 'creating lists the resident first, confirms it, closes and returns the focus',
  play: async ({ mount }) => {
    const { user, sent } = await openDialog(mount, [creating]);
    await screen.findByRole('dialog', { name: 'Crear nuevo usuario' });
    await expect(screen.getByLabelText('Nombre')).toHaveFocus();
    await fill(user);
    await user.dblClick(button('Crear'));
    await screen.findByText('Usuario creado con exito!');
    await expect(screen.getByText('Operación exitosa')).toBeInTheDocument();
    await expect(await cards(3)).toEqual(['Caro', 'Ana', 'Bruno']);
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    await waitFor(() => expect(button('CREAR USUARIO')).toHaveFocus());
    await expect(sent().map(({ body }) => body)).toEqual([
      { firstname: 'Caro', lastname: 'Paz', email: 'caro@correo.example', reference: 'Apto 102' },
    ]);
    await user.click(button('CREAR USUARIO'));
    await expect(screen.getByLabelText('Nombre')).toHaveValue('');
  },
});

export const Abandoned = meta.story({
  name: 'Escape keeps what was typed, Cancelar forgets it',
  play: async ({ mount }) => {
    const { user } = await openDialog(mount);
    const name = () => screen.findByLabelText('Nombre');
    await user.type(await name(), 'Caro');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('CREAR USUARIO')).toHaveFocus());
    await user.click(button('CREAR USUARIO'));
    await expect(await name()).toHaveValue('Caro');
    await user.click(button('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    await user.click(button('CREAR USUARIO'));
    await expect(await name()).toHaveValue('');
  },
});

export const Refused = meta.story({
  name: 'a refused creation keeps the dialog, its input and, over Escape, its idempotency key',
  play: async ({ mount }) => {
    const taken = { ...creating, ...refusal(409, 'ex_email_taken', 'Ese e-mail ya existe.') };
    const { user, sent } = await openDialog(mount, [taken, creating]);
    await fill(user);
    await user.click(button('Crear'));
    await alerted('Ha occurido un error!Ese e-mail ya existe.');
    await expect(screen.getByLabelText('E-mail')).toBeInvalid();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('CREAR USUARIO')).toHaveFocus());
    await user.click(button('CREAR USUARIO'));
    await user.click(button('Crear'));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    await expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  },
});

export const BuildingOnlyChosen = meta.story({
  name: 'creating in a building that is chosen but not searched shows its list',
  play: async ({ mount }) => {
    const { user, router } = await open(mount, [
      ...coliving(MIRADOR, FARO),
      list(MIRADOR.id, [ana]),
      creating,
    ]);
    await user.click(await screen.findByLabelText('Edificio'));
    await user.click(await screen.findByRole('option', { name: 'Mirador' }));
    await user.click(button('CREAR USUARIO'));
    await fill(user);
    await user.click(button('Crear'));
    await expect(await cards(2)).toEqual(['Caro', 'Ana']);
    await expect(router.state.location.search).toBe(`?building=${MIRADOR.id}`);
  },
});

export const ChosenResent = meta.story({
  name: 'confirmations are sent again after SÍ, not after NO; failures are listed by name, and who is gone has no row',
  play: async ({ mount }) => {
    const late = { ...RESEND, ...refusal(422, 'ex_already_confirmed', 'Ya confirmó.') };
    const gone = { ...RESEND, ...refusal(404, 'ex_not_found', 'Ya no está.') };
    const caroGone = { ...gone, path: RESEND.path.replace(bruno.id, caro.id) };
    const { user, sent } = await openMirador(mount, [late, caroGone, gone], [ana, bruno, caro]);
    await cards(3);
    // Ana has confirmed, so there is no action to select her for.
    await expect(screen.queryByRole('checkbox', { name: 'Seleccionar Ana Núñez' })).not.toBeInTheDocument();
    await user.click(button('REENVIAR CONFIRMACIÓN A 2 SIN CONFIRMAR'));
    await user.click(await screen.findByRole('button', { name: 'NO' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    await expect(button('REENVIAR CONFIRMACIÓN A 2 SIN CONFIRMAR')).toHaveFocus();
    await expect(sent()).toHaveLength(0);

    for (const name of [/^Seleccionar Bruno/, /^Seleccionar Caro/])
      await user.click(screen.getByRole('checkbox', { name }));
    await user.click(button('REENVIAR CONFIRMACIÓN A 2 ELEGIDOS'));
    const dialog = await screen.findByRole('dialog', { name: /^¿Reenviar la confirmación a 2\susuarios\?$/ });
    const yes = within(dialog).getByRole('button', { name: 'SÍ' });
    await expect(within(dialog).getByRole('button', { name: 'NO' })).toHaveFocus();
    await user.dblClick(yes);
    const failures = await within(dialog).findByRole('list', { name: 'Confirmaciones que no se enviaron' });
    await expect(failures).toHaveTextContent(/^Bruno Paz: Ya confirmó\.Caro Paz: Ya no está\.$/);
    await expect(within(dialog).getByRole('status')).toHaveTextContent(/a 0\susuarios; 2 sin enviar\.$/);
    await expect(within(dialog).getByRole('button', { name: 'LISTO' })).toHaveFocus();
    await expect(sent()).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'LISTO' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    await expect(button('REENVIAR CONFIRMACIÓN A 1 ELEGIDO')).toHaveFocus();
    await expect(await cards(2)).toEqual(['Ana', 'Bruno']);
    await user.click(button('REENVIAR CONFIRMACIÓN A 1 ELEGIDO'));
    for (const name of ['SÍ', 'LISTO']) await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Usuarios' })).toHaveFocus());
  },
});

const ROWS = [
  'Nombre;Apellido;E-mail;Referencia',
  'Bea;Gil;bea@correo.example;Apto 2',
  'Ana;Núñez;ANA@correo.example;Apto 1',
  'Ciro;Rey;ciro@correo.example;Apto 3',
].join('\n');

/** Opens the dialog, pastes the rows and reviews them. */
async function openRows(mount: Mount, ...answers: FakeAnswer[]) {
  const page = await openMirador(mount, answers, [ana]);
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

export const RowsReviewed = meta.story({
  name: 'pasted rows are reviewed before sending, and kept by VOLVER and Escape; a long file is shown, and refused',
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
    await user.upload(
      screen.getByLabelText('Archivo CSV o XLSX'),
      new File(['x\n'.repeat(501)], 'larga.csv'),
    );
    await alerted('Se leen hasta 500 filas por vez. Divida la planilla.');
    await expect(screen.getByLabelText('Filas')).toHaveValue('x\n'.repeat(501));
    await expect(sent()).toHaveLength(0);
  },
});

export const RowsSent = meta.story({
  name: 'invitations are sent with progress and an outcome each; a failed one is retried with its key',
  play: async ({ mount }) => {
    const held = gate();
    const refused = refusal(409, 'ex_email_taken', 'Ese e-mail ya existe.');
    const { user, sent } = await openRows(
      mount,
      { ...creating, body: { ...caro, id: 'new' }, gate: held },
      { ...creating, ...refused },
      { ...creating, ...refused },
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
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    await waitFor(() => expect(button('INVITAR A VARIOS')).toHaveFocus());
    await seen('2 usuarios');
    await user.click(button('INVITAR A VARIOS'));
    await expect(await screen.findByLabelText('Filas')).toHaveValue('');
  },
});
