import type { FakeAnswer } from '@laundry/flow/testing';

export const ADMINISTRATORS = '/api/v1/administrations/adm-1/administrators';

/** The signed-in administrator. */
export const own = {
  id: 'u-1',
  name: 'Ana',
  lastname: 'Silva',
  email: 'ana@demo.example',
  state: 'active',
  invited_at: null,
  expires_at: null,
};

/** An administrator whose invitation is still valid. */
export const invited = {
  ...own,
  id: 'i-1',
  name: 'Eva',
  lastname: 'Sosa',
  email: 'eva@demo.example',
  state: 'invited',
  invited_at: '2026-03-14T18:32:00.000Z',
  expires_at: '2126-03-21T18:32:00.000Z',
};

export const listed = (body: unknown): FakeAnswer => ({ path: ADMINISTRATORS, body });
