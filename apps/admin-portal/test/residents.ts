import type { BuildingUser } from '@laundry/api-contract';
import type { FakeAnswer } from '@laundry/flow/testing';
import { BUILDINGS } from './portal.ts';

export const COLIVING = '/public-site/v1/administrations/buildings/coliving';
export const MIRADOR = { id: 'b-1', name: 'Mirador' };
export const FARO = { id: 'b-2', name: 'Faro' };
const usersPath = (building: string) => `/public-site/v1/administrations/buildings/${building}/users`;

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

const ofMirador = usersPath(MIRADOR.id);

export const creating: FakeAnswer = { method: 'POST', path: ofMirador, status: 201, body: caro };
export const removing: FakeAnswer = { method: 'DELETE', path: `${ofMirador}/${bruno.id}`, status: 204 };
export const RESEND = { method: 'POST', path: `/public-site/v1/users/${bruno.id}/resend-confirmation` };
