import { gate } from '@laundry/flow/testing';
import preview from '../../../.storybook/preview.tsx';
import { nothing, overview } from '../test/overview.ts';
import { SIGNED_IN } from './answers.ts';
import { portalPage, shows } from './PortalPage.tsx';

const meta = preview.meta({
  title: 'Páginas/Portal/Bienvenida',
  ...portalPage,
  args: { path: '/dashboard-admin', kept: SIGNED_IN, answers: [overview] },
});

export const Normal = meta.story({ play: shows('Máquinas con más fallas de lo habitual'), tags: ['night'] });
export const SinEdificios = meta.story({
  name: 'Sin edificios',
  args: { answers: [{ ...overview, body: nothing }] },
  play: shows('Todavía no hay datos para mostrar'),
});
export const Esperando = meta.story({
  args: { answers: [{ ...overview, gate: gate() }] },
  play: shows('Preparando el resumen…'),
});
