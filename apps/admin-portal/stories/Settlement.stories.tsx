import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adjusted, closedOctober, notMailed, october, settled, sharing } from '../test/settlement.ts';
import { buildings, SIGNED_IN } from './answers.ts';
import { portalPage, shows } from './PortalPage.tsx';
import type { Play } from './PortalPage.tsx';

const none = { count: 0, total: 0 };
const nothing = {
  closed_at: null,
  ...october,
  buildings: [],
  totals: { washes: none, dries: none, failed: 0, total: 0 },
  prepaid: { count: 0, amount: 0, adm_income: 0 },
};

const answered = (...answers: FakeAnswer[]) => ({ answers: [buildings, notMailed, ...answers] });

const meta = preview.meta({
  title: 'Páginas/Portal/Liquidación',
  ...portalPage,
  args: {
    path: '/dashboard-settlement?month=2026-10&building=all',
    kept: SIGNED_IN,
    ...answered(settled({ ...october, sharing })),
  },
});

const opened: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByText('Mirador'));
  await expect(await canvas.findByRole('table', { name: 'Unidades de Mirador' })).toBeVisible();
};

export const Normal = meta.story({ play: opened, tags: ['night'] });
export const MesCerrado = meta.story({
  name: 'De un mes cerrado',
  args: answered(settled(closedOctober)),
  play: shows(/^La empresa paga a la administración/),
});
export const ConAjustes = meta.story({
  name: 'Con ajustes de meses cerrados',
  args: answered(settled(adjusted)),
  play: async (context) => {
    await shows('$ 2.010,50')(context);
    const table = context.canvas.getByRole('table', { name: 'Ajustes de meses cerrados' });
    await expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('Total$ 249,50-$ 400-$ 40,50');
  },
  tags: ['night'],
});
export const SinMovimientos = meta.story({
  name: 'Sin movimientos',
  args: answered(settled(nothing)),
  play: async (context) => {
    await shows('No hubo usos ni cargas de saldo en octubre de 2026.')(context);
    await expect(context.canvas.queryByRole('button', { name: 'Exportar' })).toBeNull();
    await expect(context.canvas.queryByText(/todavía no cerró/)).toBeNull();
  },
});
export const Calculando = meta.story({
  args: answered({ ...settled(), gate: gate() }),
  play: shows('Calculando la liquidación…'),
});
