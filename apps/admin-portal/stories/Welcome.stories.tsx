import { gate } from '@laundry/flow/testing';
import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { nothing, overview } from '../test/overview.ts';
import { SIGNED_IN, buildings } from './answers.ts';
import { opens, portalPage, shows } from './PortalPage.tsx';

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
export const BusquedaRapida = meta.story({
  name: 'Búsqueda rápida',
  args: { answers: [overview, buildings] },
  play: async (context) => {
    await opens('Ir a… (Ctrl+K)')(context);
    await expect(await screen.findByRole('option', { name: /^Liquidación del mes/ })).toBeVisible();
  },
  tags: ['night'],
});
