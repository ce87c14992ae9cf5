import '@testing-library/jest-dom';
import type { FakeAnswer } from '@laundry/flow/testing';
import { screen, waitFor } from '@testing-library/react';
import { showPage } from '../../../test/page.tsx';
import { ActivityPage } from './ActivityPage.tsx';

const alive: FakeAnswer = {
  method: 'GET',
  path: '/public-site/v1/administrations/adm-1/buildings',
  body: [],
};
const entry = (id: number, fields: object = {}) => ({
  id: String(id),
  at: '2026-03-14T18:32:00.000Z',
  actor_name: 'Ana Silva',
  actor_email: 'ana@demo.example',
  kind: 'resident-removed',
  subject: 'Luis Sosa (luis@correo.example)',
  building_name: 'Edificio Sur',
  ...fields,
});
const page = (...body: object[]): FakeAnswer => ({
  method: 'GET',
  path: '/api/v1/administrations/adm-1/activity',
  body,
});
const show = (...answers: FakeAnswer[]) => showPage(ActivityPage, '/dashboard-activity', [alive, ...answers]);

beforeEach(() => localStorage.clear());

it('says who did what to whom, where and when', async () => {
  const { close } = await show(
    page(entry(2), entry(1, { kind: 'password-changed', subject: null, building_name: null })),
  );
  expect(await screen.findByText('Eliminó al usuario Luis Sosa (luis@correo.example)')).toBeVisible();
  expect(screen.getByText('Ana Silva (ana@demo.example) · En Edificio Sur')).toBeVisible();
  expect(screen.getAllByText('14/03/2026 15:32')).toHaveLength(2);
  expect(screen.getByText('Cambió su contraseña')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'VER MÁS' })).not.toBeInTheDocument();
  close();
});

it('asks for what came before the last one, as long as pages are full', async () => {
  const full = Array.from({ length: 50 }, (_, index) => entry(100 - index));
  const { user, server, close } = await show(page(...full), page(entry(50)));
  await user.click(await screen.findByRole('button', { name: 'VER MÁS' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(51));
  expect(server.requests.at(-1)?.url.search).toBe('?perPage=50&before=51');
  expect(screen.queryByRole('button', { name: 'VER MÁS' })).not.toBeInTheDocument();
  close();
});

it('of an administration where nothing was done says so', async () => {
  const { close } = await show(page());
  expect(await screen.findByText('Todavía no hay actividad')).toBeVisible();
  close();
});
