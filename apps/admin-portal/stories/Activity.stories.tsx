import type { ActivityEntry } from '@laundry/api-contract';
import { gate } from '@laundry/flow/testing';
import preview from '../../../.storybook/preview.tsx';
import { activity, ACTIVITY, entry, passwordChanged } from '../test/activity.ts';
import { refused } from '../test/portal.ts';
import { SIGNED_IN } from './answers.ts';
import { alerts, headed, portalPage, shows } from './PortalPage.tsx';

const ACTIONS: readonly Partial<ActivityEntry>[] = [
  { kind: 'resident-removed' },
  { kind: 'resident-invited' },
  { kind: 'resident-invited-again' },
  passwordChanged,
];

const sample = (place: number) =>
  entry(1000 - place, {
    at: new Date(Date.UTC(2026, 2, 28 - (place % 27), 18, place % 60)).toISOString(),
    ...(place % 3 === 0 && { actor_name: 'Bruno Paz', actor_email: 'bruno@demo.example' }),
    subject: `Luis Sosa (luis${place}@correo.example)`,
    ...ACTIONS[place % ACTIONS.length],
  });
const page = (count: number) => activity(Array.from({ length: count }, (_, place) => sample(place)));

const meta = preview.meta({
  title: 'Páginas/Portal/Actividad',
  ...portalPage,
  args: { path: '/dashboard-activity', kept: SIGNED_IN, answers: [page(6)] },
});

export const Normal = meta.story({
  play: shows('Eliminó al usuario Luis Sosa (luis0@correo.example)'),
  tags: ['night'],
});
export const Mucha = meta.story({ args: { answers: [page(50)] }, play: shows('VER MÁS') });
export const SinActividad = meta.story({
  name: 'Sin actividad',
  args: { answers: [page(0)] },
  play: shows('Todavía no hay actividad'),
});
export const Cargando = meta.story({
  args: { answers: [{ ...page(0), gate: gate() }] },
  play: headed,
});
export const ConError = meta.story({
  name: 'Con error',
  args: { answers: [refused(ACTIVITY, 500, 'ex_internal')] },
  play: alerts,
});
