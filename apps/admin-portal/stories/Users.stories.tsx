import { gate, refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen, userEvent, within, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { coliving, creating, FARO, list, MIRADOR } from '../test/residents.ts';
import { SIGNED_IN } from './answers.ts';
import { opens, portalPage, shows } from './PortalPage.tsx';

const NAMES = ['Ana Núñez', 'Bruno Paz', 'Zoé Peña', 'Íñigo Rey', 'Úrsula Gil'];

const residents = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const [firstname = '', lastname = ''] = (NAMES[place % NAMES.length] ?? '').split(' ');
    return {
      id: `u-${place}`,
      firstname,
      lastname,
      email: `vecino${place}@correo.example`,
      reference: `Apto ${101 + place}`,
      createdAt: new Date(Date.UTC(2026, 2, 1 + (place % 28), 12)).toISOString(),
      validatedAt: place % 3 === 0 ? null : new Date(Date.UTC(2026, 3, 1 + (place % 28), 12)).toISOString(),
    };
  });

const answers = (count: number): FakeAnswer[] => [
  ...coliving(MIRADOR, FARO),
  list(MIRADOR.id, residents(count)),
];

const meta = preview.meta({
  title: 'Páginas/Portal/Usuarios',
  ...portalPage,
  args: {
    path: `/dashboard-users?building=${MIRADOR.id}`,
    kept: SIGNED_IN,
    answers: answers(73),
  },
});

export const SinElegir = meta.story({
  name: 'Sin edificio elegido',
  args: { path: '/dashboard-users' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'CREAR USUARIO' })).toBeDisabled();
  },
});
export const Lista = meta.story({ play: shows('73 usuarios'), tags: ['night'] });
export const Buscando = meta.story({
  args: { answers: [...coliving(MIRADOR, FARO), list(MIRADOR.id, [], { gate: gate() })] },
  play: shows('Cargando resultados…'),
});
export const SinUsuarios = meta.story({
  name: 'Sin usuarios',
  args: { answers: answers(0) },
  play: shows('No hay resultados'),
});
export const SinEdificios = meta.story({
  name: 'Sin edificios',
  args: { path: '/dashboard-users', answers: coliving() },
  play: shows('La funcionalidad no se encuentra habilitada para su usuario.'),
});
export const EdificioAjeno = meta.story({
  name: 'Edificio ajeno en la dirección',
  args: { path: '/dashboard-users?building=otro' },
  play: shows('El edificio indicado no figura entre los suyos. Elija otro y vuelva a buscar.'),
});
export const ConError = meta.story({
  name: 'Error',
  args: { answers: [...coliving(MIRADOR, FARO), list(MIRADOR.id, '', refusal(500, 'ex_internal'))] },
  play: shows('Ha occurrido un error, intente de nuevo más tarde.'),
});
export const Crear = meta.story({ play: opens('CREAR USUARIO') });
export const CrearConErrores = meta.story({
  globals: { viewport: { value: 'small' } },
  name: 'Crear, con errores, en un celular',
  args: { answers: answers(4) },
  play: async (context) => {
    await opens('CREAR USUARIO')(context);
    await userEvent.click(screen.getByRole('button', { name: 'Crear' }));
    await expect(await screen.findByText('Ingrese una REFERENCIA')).toBeVisible();
  },
});
export const CrearRechazado = meta.story({
  name: 'Crear, con un e-mail que ya existe',
  args: {
    answers: [
      ...answers(4),
      creating(refusal(409, 'ex_email_taken', 'Ya hay un usuario registrado con ese e-mail.')),
    ],
  },
  play: async (context) => {
    await opens('CREAR USUARIO')(context);
    const dialog = within(screen.getByRole('dialog'));
    const typed = { Nombre: 'Ana', Apellido: 'Paz', 'E-mail': 'ana@correo.example', Referencia: 'Apto 1' };
    for (const [label, text] of Object.entries(typed))
      await userEvent.type(dialog.getByLabelText(label), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Crear' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Ya hay un usuario registrado con ese e-mail.',
    );
  },
});
export const Eliminar = meta.story({
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Acciones de|Eliminar)/ });
    if (first) await userEvent.click(first);
    // On a tablet a row's actions are in a menu.
    if (first?.ariaHasPopup === 'menu')
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Eliminar/ }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
export const InvitarAVarios = meta.story({ name: 'Invitar a varios', play: opens('INVITAR A VARIOS') });
export const InvitarRevisado = meta.story({
  name: 'Invitar a varios, revisado',
  tags: ['night'],
  play: async (context) => {
    await opens('INVITAR A VARIOS')(context);
    await userEvent.click(screen.getByLabelText('Filas'));
    await userEvent.paste(
      'Ana;Paz;ana@correo.example;Apto 1\nBea;;bea@;Apto 2\nAna;Paz;ANA@correo.example;7',
    );
    await userEvent.click(screen.getByRole('button', { name: 'REVISAR' }));
    await expect(await screen.findByRole('list', { name: 'Filas con problemas' })).toBeVisible();
  },
});
export const Elegidos = meta.story({
  name: 'Con usuarios elegidos',
  tags: ['night'],
  args: { answers: answers(13) },
  play: async ({ canvas }) => {
    for (const name of ['Ana Núñez', 'Íñigo Rey', 'Bruno Paz'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Seleccionar ${name}` }));
    await canvas.findByRole('button', { name: 'REENVIAR CONFIRMACIÓN A 3 ELEGIDOS' });
  },
});
export const ReenviarATodos = meta.story({
  name: 'Reenviar a todos los que esperan',
  args: {
    answers: [
      ...answers(4),
      { method: 'POST', path: '/public-site/v1/users/u-0/resend-confirmation', status: 204 },
      {
        method: 'POST',
        path: '/public-site/v1/users/u-3/resend-confirmation',
        ...refusal(429, 'ex_too_many_requests', 'Demasiados intentos. Espere unos minutos.'),
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'REENVIAR CONFIRMACIÓN A 2 SIN CONFIRMAR' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'SÍ' }));
    await waitFor(() => expect(dialog.getByText('Demasiados intentos. Espere unos minutos.')).toBeVisible());
  },
});
