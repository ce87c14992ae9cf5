import type { ActivityEntry } from '@laundry/api-contract';
import type { FakeAnswer } from '@laundry/flow/testing';

export const ACTIVITY = '/api/v1/administrations/adm-1/activity';

/** An entry: Ana Silva removed a resident. */
export const entry = (id: number, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: String(id),
  at: '2026-03-14T18:32:00.000Z',
  actor_name: 'Ana Silva',
  actor_email: 'ana@demo.example',
  kind: 'resident-removed',
  subject: 'Luis Sosa (luis@correo.example)',
  building_name: 'Edificio Sur',
  ...more,
});

/** What makes an entry one of a changed password. */
export const passwordChanged: Partial<ActivityEntry> = {
  kind: 'password-changed',
  subject: null,
  building_name: null,
};

export const activity = (body: readonly ActivityEntry[]): FakeAnswer => ({ path: ACTIVITY, body });
