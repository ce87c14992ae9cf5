import { refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ana, bruno, coliving, FARO, list, MIRADOR, RESEND } from '../test/residents.ts';
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
    answers: answers(4),
  },
});

export const SinElegir = meta.story({
  name: 'Sin edificio elegido',
  args: { path: '/dashboard-users' },
  play: shows('CREAR USUARIO'),
});
export const Lista = meta.story({
  args: { answers: answers(73) },
  play: shows('73 usuarios'),
  tags: ['night'],
});
export const SinEdificios = meta.story({
  name: 'Sin edificios',
  args: { path: '/dashboard-users', answers: coliving() },
  play: shows('La funcionalidad no se encuentra habilitada para su usuario.'),
});
export const Crear = meta.story({ play: opens('CREAR USUARIO') });
export const CrearConErrores = meta.story({
  globals: { viewport: { value: 'small' } },
  name: 'Crear, con errores, en un celular',
  play: async (context) => {
    await opens('CREAR USUARIO')(context);
    await userEvent.click(screen.getByRole('button', { name: 'Crear' }));
    await expect(await screen.findByText('Ingrese una REFERENCIA')).toBeVisible();
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
      ...coliving(MIRADOR),
      list(MIRADOR.id, [ana, bruno]),
      {
        ...RESEND,
        ...refusal(429, 'ex_too_many_requests', 'Demasiados intentos. Espere unos minutos.'),
        headers: { 'Retry-After': '3600' },
      },
    ],
  },
  play: async (context) => {
    await opens('REENVIAR CONFIRMACIÓN A 1 SIN CONFIRMAR')(context);
    await userEvent.click(screen.getByRole('button', { name: 'SÍ' }));
    await waitFor(() => expect(screen.getByText('Demasiados intentos. Espere unos minutos.')).toBeVisible());
  },
});
