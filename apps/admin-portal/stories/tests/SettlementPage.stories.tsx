import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buildings, refusal, refused } from '../../test/portal.ts';
import { MAILING, notMailed, october, settled, SETTLEMENT } from '../../test/settlement.ts';
import { monthAfter, montevideoMonth } from '../../src/features/settlement/months.ts';
import { monthName } from '../../src/reports/names.ts';
import { alerted, button, cellTexts, openPage, pageTests } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = {
  title: 'Pruebas/Portal/Liquidación',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const PAGE = '/dashboard-settlement';

const OCTOBER = '?month=2026-10&building=all';

const current = () => montevideoMonth(new Date());

const open = async (mount: Mount, search: string, ...answers: FakeAnswer[]) => {
  const shown = await openPage(mount, `${PAGE}${search}`, [buildings, notMailed, ...answers]);
  const requested = () => shown.server.requests.filter(({ url }) => url.pathname === SETTLEMENT);
  return { ...shown, requested };
};

export const LastClosedMonth: Story = {
  name: 'a month without a word in the address is the last one that closed, of all buildings',
  play: async ({ mount }) => {
    const { requested } = await open(mount, '', settled());
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'LIQUIDACIÓN DEL MES' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(requested()).toHaveLength(1));
    await expect(Object.fromEntries(requested()[0]?.url.searchParams ?? [])).toEqual({
      month: monthAfter(current(), -1),
      building: 'all',
    });
    await expect(await screen.findByLabelText('Mes')).toHaveValue(monthAfter(current(), -1));
  },
};

export const MonthShown: Story = {
  name: 'a month shows its totals, and its buildings, sorted and found by name, with units, prices and what was prepaid',
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
        // Each building is followed by the row of its units.
        .filter(Boolean);
    await expect(names()).toEqual(['Faro', 'Mirador', 'Total']);
    await user.click(button('Total'));
    await expect(names()).toEqual(['Mirador', 'Faro', 'Total']);
    await expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
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
};

export const SharingBuildings: Story = {
  name: 'a month says which buildings its prepaid income is of where the transactions report of all has less',
  play: async ({ mount }) => {
    const sharing = { buildings: 1, prepaid: { count: 3, amount: 2400, adm_income: 240.5 } };
    const note =
      'Las cargas de saldo son de los 2 edificios. El reporte de transacciones de todos los edificios cuenta solo el edificio con ingreso de la administración: $ 2.400.';
    await open(mount, OCTOBER, settled({ ...october, sharing }));
    const totals = await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
    await expect(totals).toHaveTextContent(note);
    for (const agreeing of [
      { ...sharing, buildings: 2 },
      { ...sharing, prepaid: october.prepaid },
    ]) {
      await open(mount, OCTOBER, settled({ ...october, sharing: agreeing }));
      const same = await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
      await expect(same).not.toHaveTextContent('Las cargas de saldo son');
    }
  },
};

export const MonthInAddress: Story = {
  name: 'a month that is chosen goes to the address, and Back brings back the one before',
  play: async ({ mount }) => {
    const { user, router } = await open(mount, OCTOBER, settled(), settled({ ...october, month: '2026-09' }));
    await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
    await user.click(button('Anterior'));
    await expect(
      await screen.findByRole('region', { name: 'Totales de setiembre de 2026' }),
    ).toBeInTheDocument();
    await expect(router.state.location.search).toBe('?month=2026-09&building=all');
    await user.selectOptions(screen.getByLabelText('Edificio'), 'Faro');
    await waitFor(() => expect(router.state.location.search).toBe('?month=2026-09&building=b-2'));
    await router.navigate(-2);
    await waitFor(() => expect(screen.getByLabelText('Mes')).toHaveValue('2026-10'));
    await expect(screen.getByLabelText('Edificio')).toHaveValue('all');
  },
};

export const CurrentMonth: Story = {
  name: 'a month that goes on says that it has not closed, and has no next one',
  play: async ({ mount }) => {
    await open(mount, `?month=${current()}`, settled({ ...october, month: current() }));
    await screen.findByText(/El mes todavía no cerró/);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: `Totales de ${monthName(current())}` })).toBeVisible(),
    );
    await expect(button('Siguiente')).toBeDisabled();
  },
};

export const WrongMonths: Story = {
  name: 'a month of a wrong address, or of a building of somebody else, is refused with a text, and nothing is asked',
  play: async ({ mount }) => {
    for (const [search, text] of [
      ['?month=2026-13', 'El mes indicado no es válido. Elija otro.'],
      ['?month=%3Cb%3E', 'El mes indicado no es válido. Elija otro.'],
      [`?month=${monthAfter(current(), 1)}`, 'El mes indicado todavía no comenzó. Elija otro.'],
      ['?month=2026-10&building=b-9', 'El edificio indicado no figura entre los suyos.'],
    ] as const) {
      const { requested } = await open(mount, search);
      await alerted(text);
      await expect(requested()).toHaveLength(0);
    }
  },
};

export const SupersededMonth: Story = {
  name: 'a month on its way says so, and one that another supersedes is dropped',
  play: async ({ mount }) => {
    const way = gate();
    const { user, requested } = await open(
      mount,
      OCTOBER,
      { ...settled(), gate: way },
      settled({ ...october, month: '2026-09' }),
    );
    await screen.findByText('Calculando la liquidación…');
    await user.click(button('Anterior'));
    await screen.findByRole('region', { name: 'Totales de setiembre de 2026' });
    await expect(requested()[0]?.signal.aborted).toBe(true);
  },
};

export const FailuresTold: Story = {
  name: 'what goes wrong is told and tried again',
  play: async ({ mount }) => {
    for (const [failing, text] of [
      [refused(SETTLEMENT, 429, 'ex_too_many_requests'), 'Demasiados intentos. Espere unos minutos.'],
      [settled({ month: '2026-10' }), 'El sistema no ha podido procesar su solicitud.'],
    ] as const) {
      const { user } = await open(mount, OCTOBER, failing, settled());
      await alerted(text);
      await user.click(button('REINTENTAR'));
      await waitFor(() =>
        expect(screen.getByRole('region', { name: 'Totales de octubre de 2026' })).toBeVisible(),
      );
    }
  },
};

const post = (more: Partial<FakeAnswer>): FakeAnswer => ({
  method: 'POST',
  path: MAILING,
  body: { monthly_settlement: true },
  ...more,
});

const mail = () => screen.findByRole('switch', { name: 'Enviar por e-mail al cierre' });

export const MailSwitchedOn: Story = {
  name: 'the mail of the close is switched on at a press, which goes back where the server refuses, and says so',
  play: async ({ mount }) => {
    const { user, sent } = await open(mount, OCTOBER, settled(), post(refusal(500, 'ex_internal')), post({}));
    await waitFor(async () => expect(await mail()).toBeEnabled());
    await expect(await mail()).not.toBeChecked();
    await user.click(await mail());
    await screen.findByText(/El sistema no ha podido procesar/);
    await expect(await mail()).not.toBeChecked();
    await user.click(await mail());
    await expect(await mail()).toBeChecked();
    await waitFor(() => {
      const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
      return expect(announced.join()).toMatch(/Le enviaremos la liquidación de cada mes por e-\u2060mail/);
    });
    await expect(sent().at(-1)?.body).toEqual({ monthly_settlement: true });
  },
};
