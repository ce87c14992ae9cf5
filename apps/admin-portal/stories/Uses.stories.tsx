import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { buildings, refused } from '../test/portal.ts';
import { adjusted } from '../test/settlement.ts';
import { details, page, summary, uses, USES, usesSummary } from '../test/uses.ts';
import { SIGNED_IN } from './answers.ts';
import { headed, portalPage } from './PortalPage.tsx';
import type { Play } from './PortalPage.tsx';

const meta = preview.meta({
  title: 'Páginas/Portal/Consulta de usos',
  ...portalPage,
  args: { path: '/dashboard-uses?from=2026-03-01&to=2026-03-31&building=b-1', kept: SIGNED_IN },
});

/** Waits for a text, and for the building's machines, which enable their list. */
const shows =
  (text: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(await canvas.findByText('Todas las máquinas')).toBeEnabled();
  };
const own = [buildings, details, summary];
const nothing = { count: 0, succeeded: 0, byBuilding: [], byUnit: [], byDay: [] };

export const SinBuscar = meta.story({
  name: 'Sin buscar',
  args: { path: '/dashboard-uses', answers: own },
  play: headed,
});
export const Resultado = meta.story({
  args: { answers: [...own, page(uses(0, 50), 120)] },
  play: shows('120 usos'),
  tags: ['night'],
});
export const SinResultados = meta.story({
  name: 'Sin resultados',
  args: { answers: [buildings, details, { ...summary, body: nothing }, page([], 0)] },
  play: async (context) => {
    await shows('No hay resultados')(context);
    await context.canvas.findByRole('heading', { name: 'Totales del resultado' });
    await expect(context.canvas.queryByRole('figure')).toBeNull();
    await expect(context.canvas.getByRole('button', { name: 'Exportar' })).toHaveAccessibleDescription(
      'No hay filas para exportar.',
    );
  },
});
export const EdificioAjeno = meta.story({
  name: 'Edificio que no es suyo',
  args: { answers: [...own, refused(USES, 404, 'ex_not_found')] },
  play: shows('El edificio indicado no figura entre los suyos. Elija otro y vuelva a buscar.'),
});
export const ConAjustes = meta.story({
  name: 'Con ajustes de meses cerrados',
  args: {
    answers: [
      buildings,
      details,
      { ...summary, body: { ...usesSummary, adjustments: adjusted.adjustments } },
      page(uses(0, 4), 120),
    ],
  },
  play: async (context) => {
    await shows('120 usos')(context);
    const figure = await context.canvas.findByText('Ajustes de meses cerrados', { selector: 'dt' });
    await expect(figure.nextElementSibling).toHaveTextContent('$ 249,50');
  },
});
