import { gate, refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { march, nothing, OVERVIEW } from '../test/overview.ts';
import { SIGNED_IN } from './answers.ts';
import { portalPage, shows } from './PortalPage.tsx';

const answer: FakeAnswer = { path: OVERVIEW, body: march };

const OVERVIEW_CALL = '/api/v1/administrations/{adminId}/overview';

const meta = preview.meta({
  title: 'Páginas/Portal/Bienvenida',
  ...portalPage,
  args: { path: '/dashboard-admin', kept: SIGNED_IN, answers: [answer] },
});

export const Normal = meta.story({ play: shows('Máquinas con más fallas de lo habitual'), tags: ['night'] });
export const SinEdificios = meta.story({
  name: 'Sin edificios',
  args: { answers: [{ ...answer, body: nothing }] },
  play: shows('Todavía no hay datos para mostrar'),
});
export const Esperando = meta.story({
  args: { answers: [{ ...answer, gate: gate() }] },
  play: shows('Preparando el resumen…'),
});
export const ConError = meta.story({
  name: 'Con error',
  args: { answers: [{ ...answer, ...refusal(500, 'ex_internal') }] },
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
