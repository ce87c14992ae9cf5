import { gate, refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import preview from '../../../.storybook/preview.tsx';
import { SIGNED_IN } from './answers.ts';
import { alerts, headed, portalPage, shows } from './PortalPage.tsx';

const KINDS = ['resident-removed', 'resident-invited', 'resident-invited-again', 'password-changed'];

const entry = (place: number) => {
  const kind = KINDS[place % KINDS.length] ?? '';
  const ofSomebody = kind !== 'password-changed';
  return {
    id: String(1000 - place),
    at: new Date(Date.UTC(2026, 2, 28 - (place % 27), 18, place % 60)).toISOString(),
    actor_name: place % 3 === 0 ? 'Bruno Paz' : 'Ana Silva',
    actor_email: place % 3 === 0 ? 'bruno@demo.example' : 'ana@demo.example',
    kind,
    subject: ofSomebody ? `Luis Sosa (luis${place}@correo.example)` : null,
    building_name: ofSomebody ? 'Torre Bulevar' : null,
  };
};
const page = (body: unknown, more: Partial<FakeAnswer> = {}): FakeAnswer => ({
  path: '/api/v1/administrations/adm-1/activity',
  body,
  ...more,
});
const entries = (count: number) => Array.from({ length: count }, (_, place) => entry(place));

const meta = preview.meta({
  title: 'Páginas/Portal/Actividad',
  ...portalPage,
  args: { path: '/dashboard-activity', kept: SIGNED_IN, answers: [page(entries(6))] },
});

export const Normal = meta.story({
  play: shows('Eliminó al usuario Luis Sosa (luis0@correo.example)'),
  tags: ['night'],
});
export const Mucha = meta.story({ args: { answers: [page(entries(50))] }, play: shows('VER MÁS') });
export const SinActividad = meta.story({
  name: 'Sin actividad',
  args: { answers: [page([])] },
  play: shows('Todavía no hay actividad'),
});
export const Cargando = meta.story({
  args: { answers: [page([], { gate: gate() })] },
  play: headed,
});
export const ConError = meta.story({
  name: 'Con error',
  args: { answers: [{ ...page([]), ...refusal(500, 'ex_internal') }] },
  play: alerts,
});
