import { refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { formatMonth, monthAfter, monthOfDay, montevideoDay } from '@laundry/strings/format';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { buildings } from '../../test/portal.ts';
import { closedOctober, notMailed, october, settled, SETTLEMENT, sharing } from '../../test/settlement.ts';
import { alerted, button, cellTexts, openPage, pageTests, whole } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = preview.meta({ title: 'Pruebas/Portal/Liquidación', tags: ['!dev', '!autodocs'], ...pageTests });

const OCTOBER = '?month=2026-10&building=all';

const current = () => monthOfDay(montevideoDay(new Date()));

const open = (mount: Mount, search: string, ...answers: FakeAnswer[]) =>
  openPage(mount, `/dashboard-settlement${search}`, [buildings, notMailed, ...answers]);

export const MonthShown = meta.story({
  name: 'a month shows its totals, and its buildings to sort, search and unfold into units and prices',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ mount }) => {
    const { user } = await open(mount, OCTOBER, settled());
    const totals = await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
    for (const text of [
      'Total de usos exitosos$ 1.761',
      'Lavados (6)$ 1.161',
      'Secados (4)$ 600',
      'No exitosos1',
      'Cargas de saldo$ 2.000',
      'Ingreso Administración$ 200,50',
    ])
      await expect(totals.textContent).toContain(text);

    const names = () =>
      cellTexts(screen.getByRole('table', { name: 'Liquidación' }))
        .slice(1)
        .map(([name]) => name)
        // Each building is followed by the row of its units, which has no name.
        .filter(Boolean);
    await expect(names()).toEqual(['Faro', 'Mirador', 'Total']);
    await user.click(button('Total'));
    await expect(names()).toEqual(['Mirador', 'Faro', 'Total']);
    const total = screen.getByRole('columnheader', { name: 'Total' });
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    const search = screen.getByRole('searchbox', { name: 'Buscar edificio' });
    await user.type(search, 'fár');
    await expect(names()).toEqual(['Faro']);
    await user.type(search, 'x');
    await expect(screen.getByText('Ningún edificio coincide con la búsqueda.')).toBeVisible();
    await user.clear(search);

    await user.click(button('Mirador'));
    await expect(cellTexts(screen.getByRole('table', { name: 'Unidades de Mirador' }))).toEqual([
      ['Unidad', 'Lavados', 'Secados', 'No exitosos', 'Total'],
      ['101', '3 × $ 190', '4 × $ 150', '1', '$ 1.571'],
      ['101', '2 × $ 200,50', '', '', ''],
      ['Sin unidad', '1 × $ 190', '', '0', '$ 190'],
      ['Total', '6', '4', '1', '$ 1.761'],
    ]);
    await expect(screen.getByRole('row', { name: /^Faro/ })).toHaveTextContent('Faro000$ 0-$ 400-$ 40');
  },
});

export const MonthInAddress = meta.story({
  name: 'choosing a month or a building changes the address, and Back restores it',
  play: async ({ mount }) => {
    const { user, router } = await open(mount, OCTOBER, settled(), settled({ ...october, month: '2026-09' }));
    await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
    await user.click(button('Anterior'));
    await screen.findByRole('region', { name: 'Totales de setiembre de 2026' });
    await expect(router.state.location.search).toBe('?month=2026-09&building=all');
    await user.selectOptions(screen.getByLabelText('Edificio'), 'Faro');
    await waitFor(() => expect(router.state.location.search).toBe('?month=2026-09&building=b-2'));
    await router.navigate(-2);
    await waitFor(() => expect(screen.getByLabelText('Mes')).toHaveValue('2026-10'));
    await expect(screen.getByLabelText('Edificio')).toHaveValue('all');
  },
});

export const CurrentMonth = meta.story({
  name: 'the current month is shown as not closed, and has no next month',
  play: async ({ mount }) => {
    const now = settled({ ...october, month: current() });
    const { user } = await open(mount, `?month=${monthAfter(current(), -1)}`, now);
    await user.click(button('Siguiente'));
    await screen.findByText(/El mes todavía no cerró/);
    await screen.findByRole('region', { name: `Totales de ${formatMonth(current())}` });
    await expect(button('Siguiente')).toHaveFocus();
    await expect(button('Siguiente')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const WrongMonths = meta.story({
  name: 'a wrong or future month, or a foreign building, is refused without a request',
  play: async ({ mount }) => {
    for (const [search, text] of [
      ['?month=2026-13', 'El mes indicado no es válido. Elija otro.'],
      ['?month=%3Cb%3E', 'El mes indicado no es válido. Elija otro.'],
      [`?month=${monthAfter(current(), 1)}`, 'El mes indicado todavía no comenzó. Elija otro.'],
      ['?month=2026-10&building=b-9', 'El edificio indicado no figura entre los suyos.'],
    ] as const) {
      const { requested } = await open(mount, search);
      await alerted(text);
      await expect(requested(SETTLEMENT)).toHaveLength(0);
    }
  },
});

const told = { ...closedOctober, sharing };

export const OnALaptop = meta.story({
  name: 'the first building of a month is within 570 px on a laptop, below its notes',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ mount }) => {
    await open(mount, OCTOBER, settled(told));
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
});

export const OnAPhone = meta.story({
  name: 'the first of many buildings is a swipe away on a phone, below the totals',
  globals: { viewport: { value: 'phone' } },
  play: async ({ mount }) => {
    const many = Array.from({ length: 50 }, (_, place) => ({
      ...closedOctober.buildings[place % 2],
      id: `b-${place}`,
      name: `Edificio ${place + 1}`,
    }));
    // The notice of an open month is taller than that of a closed one.
    const { user } = await open(mount, OCTOBER, settled({ ...told, closed_at: null, buildings: many }));
    const totals = within(await screen.findByRole('region', { name: 'Totales de octubre de 2026' }));
    await expect(totals.getAllByRole('definition')).toHaveLength(6);
    const [first] = screen.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Edificio 1\$.1\.76110.exitosos · 1.no exitoso$/);
    await waitFor(() => expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(900));
    const explained = totals.getByText(/^Las cargas de saldo son de los 50/);
    await expect(explained).not.toBeVisible();
    await user.click(totals.getByText('Cómo se llega a estos importes'));
    await expect(explained).toBeVisible();
  },
});

/** Expects a table of large amounts to show all its columns. */
const cutsNone = async ({ mount }: { mount: Mount }) => {
  const washes = { count: 9772, total: 1_801_505 };
  const totals = { washes, dries: washes, failed: 1142, total: 3_204_550 };
  const prepaid = { count: 4998, amount: 3_983_600, adm_income: 1_092_920 };
  await open(mount, OCTOBER, settled({ ...october, totals, prepaid }));
  const table = await screen.findByRole('table', { name: 'Liquidación' });
  await expect(screen.getByRole('cell', { name: '$ 1.092.920' })).toBeInTheDocument();
  await whole(table.parentElement ?? table);
};

export const OnATablet = meta.story({
  name: 'no column of large amounts is cut off on a tablet',
  globals: { viewport: { value: 'tablet' } },
  play: cutsNone,
});

export const OnASmallLaptop = meta.story({
  name: 'no column of large amounts is cut off on a small laptop',
  globals: { viewport: { value: 'smallLaptop' } },
  play: cutsNone,
});

const mail = () => screen.findByRole('checkbox', { name: 'Enviar por e-mail al cierre' });

export const MonthlyMail = meta.story({
  name: 'the mail of the settlement is chosen, and read again after a failure, also of the change',
  play: async ({ mount }) => {
    const mailed = { ...notMailed, body: { monthly_settlement: true } };
    const kept = { ...mailed, method: 'POST' };
    const failed = { ...notMailed, ...refusal(500, 'ex_internal') };
    const answers = [failed, mailed, settled(), { ...kept, networkError: true as const }, notMailed, kept];
    const { user, sent } = await openPage(mount, `/dashboard-settlement${OCTOBER}`, [buildings, ...answers]);
    await user.click(await screen.findByRole('button', { name: 'REINTENTAR' }));
    await waitFor(async () => expect(await mail()).toBeChecked());
    await user.click(await mail());
    await screen.findByText(/Sin conexión/);
    await waitFor(async () => expect(await mail()).not.toBeChecked());
    await user.click(await mail());
    await expect(await mail()).toBeChecked();
    await waitFor(() => {
      const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
      return expect(announced.join()).toMatch(/Le enviaremos la liquidación de cada mes por e-\u2060mail/);
    });
    await expect(sent().map(({ body }) => body)).toEqual([{ monthly_settlement: false }, mailed.body]);
  },
});
