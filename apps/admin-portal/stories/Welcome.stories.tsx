import { gate, refusal } from '@laundry/flow/testing';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { nothing, overview } from '../test/overview.ts';
import { SIGNED_IN } from './answers.ts';
import { portalPage, shows } from './PortalPage.tsx';

const OVERVIEW_CALL = '/api/v1/administrations/{adminId}/overview';

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
export const ConError = meta.story({
  name: 'Con error',
  args: { answers: [{ ...overview, ...refusal(500, 'ex_internal') }] },
  play: shows('REINTENTAR'),
});
/** Shows neither the overview nor the link, and makes neither call: `answers` has none (D69). */
export const DeOtroServidor = meta.story({
  name: 'De un servidor sin resumen ni liquidación',
  args: { answers: [], missing: [OVERVIEW_CALL, '/api/v1/reports/settlement'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Bienvenido / })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'LIQUIDACIÓN DEL MES' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
