import type { BuildingUser } from '@laundry/api-contract';
import type { FakeAnswer } from '@laundry/flow/testing';
import { selectNotifications } from '@laundry/flow';
import { BUILDINGS, openPortalWith } from './portal.ts';
import { selectChanges, applyChanges } from '../src/features/users/changes.slice.ts';
import { usersApi } from '../src/features/users/users.api.ts';

export const COLIVING = '/public-site/v1/administrations/buildings/coliving';
export const MIRADOR = { id: 'b-1', name: 'Mirador' };
export const FARO = { id: 'b-2', name: 'Faro' };
const usersPath = (building: string) => `/public-site/v1/administrations/buildings/${building}/users`;
const resendPath = (user: string) => `/public-site/v1/users/${user}/resend-confirmation`;

export const ana: BuildingUser = {
  id: 'u-1',
  firstname: 'Ana',
  lastname: 'Núñez',
  email: 'ana@correo.example',
  reference: 'Apto 101',
  // In Montevideo it is still the evening of 1 March.
  createdAt: '2026-03-02T01:30:00Z',
  validatedAt: '2026-03-05T15:00:00Z',
};
export const bruno: BuildingUser = {
  ...ana,
  id: 'u-2',
  firstname: 'Bruno',
  lastname: 'Paz',
  email: 'bruno@correo.example',
  reference: 'Apto 102',
  createdAt: '2026-03-10T12:00:00.000Z',
  validatedAt: null,
};
export const caro: BuildingUser = { ...bruno, id: 'u-3', firstname: 'Caro', email: 'caro@correo.example' };

const session: FakeAnswer = { path: BUILDINGS, body: [] };

/** The answers to the portal's first call, and to that of the buildings with residents to manage. */
export const coliving = (...body: readonly unknown[]): FakeAnswer[] => [session, { path: COLIVING, body }];

export const list = (building: string, body: unknown, more: Partial<FakeAnswer> = {}): FakeAnswer => ({
  path: usersPath(building),
  body,
  ...more,
});

export const creating = (more: Partial<FakeAnswer> = {}): FakeAnswer => ({
  method: 'POST',
  path: usersPath(MIRADOR.id),
  status: 201,
  body: caro,
  ...more,
});

export const removing = (more: Partial<FakeAnswer> = {}): FakeAnswer => ({
  method: 'DELETE',
  path: `${usersPath(MIRADOR.id)}/${bruno.id}`,
  status: 204,
  ...more,
});

export const resending = (more: Partial<FakeAnswer> = {}): FakeAnswer => ({
  method: 'POST',
  path: resendPath(bruno.id),
  status: 204,
  ...more,
});

export type Portal = ReturnType<typeof openPortalWith>;

const { residents } = usersApi.endpoints;

/** Requests the residents of a building, as the page does. */
export const search = async ({ store }: Portal, building = MIRADOR.id) =>
  store.dispatch(residents.initiate(building, { forceRefetch: true }));

/** Opens a portal and loads the residents of Mirador. */
export async function withList(...answers: FakeAnswer[]): Promise<Portal> {
  const portal = openPortalWith([...coliving(MIRADOR, FARO), list(MIRADOR.id, [ana, bruno]), ...answers]);
  await search(portal);
  return portal;
}

/** The residents that the page shows for a building. */
export function shown({ store }: Portal, building = MIRADOR.id): readonly BuildingUser[] {
  const state = store.getState();
  return applyChanges(building, residents.select(building)(state).data ?? [], selectChanges(state));
}

/** The variant, title and text of each of a portal's notifications. */
export const said = ({ store }: Portal) =>
  selectNotifications(store.getState()).map(({ variant, title, text }) => [variant, title, text]);
