import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { FakeAnswer } from '@laundry/flow/testing';
import { buildings } from '../../test/portal.ts';
import { adjusted, closedOctober, notMailed, october, settled } from '../../test/settlement.ts';
import { cellTexts, openPage, pageTests, whole } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = {
  title: 'Pruebas/Portal/Liquidación de meses cerrados',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const open = (mount: Mount, ...answers: FakeAnswer[]) =>
  openPage(mount, '/dashboard-settlement?month=2026-10&building=all', [buildings, notMailed, ...answers]);

export const ClosedMonth: Story = {
  name: 'a closed month says when it was closed, and who owes whom',
  play: async ({ mount }) => {
    await open(mount, settled(closedOctober));
    const totals = await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
    await expect(totals.textContent).toContain('Mes cerrado el 05/11/2026');
    await expect(totals).toHaveTextContent('La empresa paga a la administración $ 50,50');
    await expect(screen.queryByText(/El mes todavía no cerró/)).toBeNull();
    await expect(screen.queryByRole('table', { name: 'Ajustes de meses cerrados' })).toBeNull();
  },
};

export const Adjustments: Story = {
  name: 'an open month names what closed months came to differently, each with its difference',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ mount }) => {
    await open(mount, settled(adjusted));
    await expect(await screen.findByText(/El mes todavía no cerró/)).toBeVisible();
    const totals = await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
    for (const text of ['Total de usos exitosos$ 1.761', 'Ajustes$ 249,50', 'Total con ajustes$ 2.010,50'])
      await expect(totals.textContent).toContain(text);
    await expect(cellTexts(screen.getByRole('table', { name: 'Ajustes de meses cerrados' }))).toEqual([
      ['Concepto', 'Diferencia de usos', 'Cargas de saldo', 'Ingreso Administración'],
      ['Ajuste de setiembre de 2026Mirador: Precio corregido (Eva Paz)', '$ 59,50', '$ 0', '$ 0'],
      [
        'Ajuste de setiembre de 2026Mirador: Uso informado después del cierre (mirador-1)',
        '$ 190',
        '$ 0',
        '$ 0',
      ],
      [
        'Ajuste de setiembre de 2026Mirador: Diferencia hallada por el control nocturno',
        '$ 0',
        '-$ 400',
        '-$ 40,50',
      ],
      ['Total', '$ 249,50', '-$ 400', '-$ 40,50'],
    ]);
  },
};

const told = {
  ...closedOctober,
  sharing: { buildings: 1, prepaid: { count: 3, amount: 2400, adm_income: 240.5 } },
};

export const OnALaptop: Story = {
  name: 'a month has its first building within 570 px on a laptop, below all that is said of it',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ mount }) => {
    await open(mount, settled(told));
    const first = await screen.findByRole('row', { name: /^Faro/ });
    await expect(screen.getByText(/^Mes cerrado el /)).toBeVisible();
    await expect(screen.getByText(/^Las cargas de saldo son de los 2/)).toBeVisible();
    const label = screen.getByText('Buscar edificio');
    const field = screen.getByLabelText('Buscar edificio');
    await waitFor(() =>
      expect(field.getBoundingClientRect().left).toBeGreaterThan(label.getBoundingClientRect().right),
    );
    await waitFor(() => expect(first.getBoundingClientRect().top).toBeLessThanOrEqual(570));
  },
};

export const OnAPhone: Story = {
  name: 'a month of many buildings has the first one a swipe away on a phone, below every figure',
  globals: { viewport: { value: 'phone' } },
  play: async ({ mount }) => {
    const many = Array.from({ length: 50 }, (_, place) => ({
      ...closedOctober.buildings[place % 2],
      id: `b-${place}`,
      name: `Edificio ${place + 1}`,
    }));
    // What an open month says stands higher than what a closed one does.
    const { user } = await open(mount, settled({ ...told, closed_at: null, buildings: many }));
    const totals = within(await screen.findByRole('region', { name: 'Totales de octubre de 2026' }));
    await expect(totals.getAllByRole('definition')).toHaveLength(6);
    const [first] = screen.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Edificio 1\$/);
    await waitFor(() => expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(900));
    const explained = totals.getByText(/^Las cargas de saldo son de los 50/);
    await expect(explained).not.toBeVisible();
    await user.click(totals.getByText('Cómo se llega a estos importes'));
    await expect(explained).toBeVisible();
  },
};

/** A table of large amounts shows all its columns. */
const cutsNone: Story['play'] = async ({ mount }) => {
  const washes = { count: 9772, total: 1_801_505 };
  const totals = { washes, dries: washes, failed: 1142, total: 3_204_550 };
  const prepaid = { count: 4998, amount: 3_983_600, adm_income: 1_092_920 };
  await open(mount, settled({ ...october, totals, prepaid }));
  const table = await screen.findByRole('table', { name: 'Liquidación' });
  await expect(screen.getByRole('cell', { name: '$ 1.092.920' })).toBeInTheDocument();
  await whole(table.parentElement ?? table);
};

export const OnATablet: Story = {
  name: 'a month cuts no column of large amounts on a tablet',
  globals: { viewport: { value: 'tablet' } },
  play: cutsNone,
};

export const OnASmallLaptop: Story = {
  name: 'a month cuts no column of large amounts on a small laptop',
  globals: { viewport: { value: 'smallLaptop' } },
  play: cutsNone,
};
