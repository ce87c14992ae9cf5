import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { catchDownloads, textOf } from '../../../test/download.ts';
import { showPage } from '../../../test/page.tsx';
import { BUILDINGS, buildings, refused } from '../../../test/portal.ts';
import { october, SETTLEMENT, settled } from '../../../test/settlement.ts';
import { monthAfter, monthName, monthOf } from './months.ts';
import { SettlementPage } from './SettlementPage.tsx';

const PAGE = '/dashboard-settlement';
const MAILING = '/api/v1/users/notification-preferences';
const OCTOBER = '?month=2026-10&building=all';
const current = monthOf(new Date());

beforeEach(() => localStorage.clear());

const open = async (search: string, ...answers: FakeAnswer[]) => {
  const shown = await showPage(SettlementPage, `${PAGE}${search}`, [buildings, notMailed, ...answers]);
  const requested = () => shown.server.requests.filter(({ url }) => url.pathname === SETTLEMENT);
  return { ...shown, requested };
};
const notMailed: FakeAnswer = { method: 'GET', path: MAILING, body: { monthly_settlement: false } };
const button = (name: string) => screen.getByRole('button', { name });
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('a month', () => {
  it('without a word in the address is the last one that closed, of all buildings', async () => {
    const { close, requested } = await open('', settled());
    expect(await screen.findByRole('heading', { level: 1, name: 'LIQUIDACIÓN DEL MES' })).toBeInTheDocument();
    await waitFor(() => expect(requested()).toHaveLength(1));
    expect(Object.fromEntries(requested()[0]?.url.searchParams ?? [])).toEqual({
      month: monthAfter(current, -1),
      building: 'all',
    });
    expect(await screen.findByLabelText('Mes')).toHaveValue(monthAfter(current, -1));
    close();
  });

  it('shows its totals, and each building with its units, prices and what was prepaid', async () => {
    const { user, close } = await open(OCTOBER, settled());
    const totals = await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
    for (const text of [
      'Total de usos exitosos$ 1.761',
      'Lavados (6)$ 1.161',
      'Secados (4)$ 600',
      'No exitosos1',
      'Cargas de saldo$ 2.000',
      'Ingreso Administración$ 200,50',
    ])
      expect(totals.textContent).toContain(text);
    await user.click(button('Mirador'));
    expect(cellsOf(screen.getByRole('table', { name: 'Unidades de Mirador' }))).toEqual([
      ['Unidad', 'Lavados', 'Secados', 'No exitosos', 'Total'],
      ['101', '3 × $ 190', '4 × $ 150', '1', '$ 1.571'],
      ['101', '2 × $ 200,50', '', '', ''],
      ['Sin unidad', '1 × $ 190', '', '0', '$ 190'],
      ['Total', '6', '4', '1', '$ 1.761'],
    ]);
    expect(screen.getByRole('row', { name: /^Faro/ })).toHaveTextContent('Faro000$ 0-$ 400-$ 40');
    close();
  });

  it('says which buildings its prepaid income is of where the transactions report of all has fewer', async () => {
    const sharing = { buildings: 1, prepaid: { count: 3, amount: 2400, adm_income: 240.5 } };
    const note =
      'Las cargas de saldo son de los 2 edificios. El reporte de transacciones de todos los edificios cuenta solo el edificio con ingreso de la administración: $ 2.400.';
    const { close } = await open(OCTOBER, settled({ ...october, sharing }));
    const totals = await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
    expect(totals).toHaveTextContent(note);
    close();
    const all = await open(OCTOBER, settled({ ...october, sharing: { ...sharing, buildings: 2 } }));
    const same = await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
    expect(same).not.toHaveTextContent('Las cargas de saldo son');
    all.close();
  });

  it('that is chosen goes to the address, and Back brings back the one before', async () => {
    const { user, close, router } = await open(OCTOBER, settled(), settled({ ...october, month: '2026-09' }));
    await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
    await user.click(button('Anterior'));
    expect(await screen.findByRole('region', { name: 'Totales de setiembre de 2026' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?month=2026-09&building=all');
    await user.selectOptions(screen.getByLabelText('Edificio'), 'Faro');
    await waitFor(() => expect(router.state.location.search).toBe('?month=2026-09&building=b-2'));
    await act(() => router.navigate(-2));
    await waitFor(() => expect(screen.getByLabelText('Mes')).toHaveValue('2026-10'));
    expect(screen.getByLabelText('Edificio')).toHaveValue('all');
    close();
  });

  it('that goes on says that it has not closed, and has no next one', async () => {
    const { close } = await open(`?month=${current}`, settled({ ...october, month: current }));
    expect(await screen.findByText(/El mes todavía no cerró/)).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: `Totales de ${monthName(current)}` })).toBeVisible();
    expect(button('Siguiente')).toBeDisabled();
    close();
  });

  it.each([
    ['?month=2026-13', 'El mes indicado no es válido. Elija otro.'],
    ['?month=%3Cb%3E', 'El mes indicado no es válido. Elija otro.'],
    [`?month=${monthAfter(current, 1)}`, 'El mes indicado todavía no comenzó. Elija otro.'],
  ])('of the address %s is refused with a text, and nothing is asked', async (search, text) => {
    const { close, requested } = await open(search);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(requested()).toHaveLength(0);
    close();
  });

  it('of a building of somebody else is refused', async () => {
    const { close } = await open('?month=2026-10&building=b-9', refused(SETTLEMENT, 404, 'ex_not_found'));
    expect(await screen.findByText(/El edificio indicado no figura entre los suyos/)).toBeInTheDocument();
    close();
  });

  it('without anything says so', async () => {
    const totals = { ...october.totals, washes: { count: 0, total: 0 }, dries: { count: 0, total: 0 } };
    const nothing = {
      ...october,
      totals: { ...totals, failed: 0, total: 0 },
      prepaid: { count: 0, amount: 0, adm_income: 0 },
    };
    const { close } = await open(OCTOBER, settled(nothing));
    expect(await screen.findByText('No hubo usos ni cargas de saldo en octubre de 2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument();
    close();
  });

  it('on its way says so, and one that another supersedes is dropped', async () => {
    const way = gate();
    const { user, close, requested } = await open(
      OCTOBER,
      { ...settled(), gate: way },
      settled({ ...october, month: '2026-09' }),
    );
    expect(await screen.findByText('Calculando la liquidación…')).toBeInTheDocument();
    await user.click(button('Anterior'));
    await screen.findByRole('region', { name: 'Totales de setiembre de 2026' });
    expect(requested()[0]?.signal.aborted).toBe(true);
    close();
  });
});

describe('what goes wrong', () => {
  it.each([
    ['500', refused(SETTLEMENT, 500, 'ex_internal'), 'El sistema no ha podido procesar su solicitud.'],
    ['429', refused(SETTLEMENT, 429, 'ex_too_many_requests'), 'Demasiados intentos. Espere unos minutos.'],
    ['another shape', settled({ month: '2026-10' }), 'El sistema no ha podido procesar su solicitud.'],
  ])('with %s is told and tried again', async (_, failing, text) => {
    const { user, close } = await open(OCTOBER, failing, settled());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(button('REINTENTAR'));
    expect(await screen.findByRole('region', { name: 'Totales de octubre de 2026' })).toBeVisible();
    close();
  });

  it('without buildings the feature is not enabled', async () => {
    const none: FakeAnswer = { method: 'GET', path: BUILDINGS, body: [] };
    const { close } = await showPage(SettlementPage, `${PAGE}${OCTOBER}`, [none, settled()]);
    expect(
      await screen.findByText('La funcionalidad no se encuentra habilitada para su usuario.'),
    ).toBeInTheDocument();
    close();
  });
});

it('is exported with its totals, under a name that says its month and building', async () => {
  const { caught, stop } = catchDownloads();
  const { user, close } = await open(OCTOBER, settled());
  await screen.findByRole('region', { name: 'Totales de octubre de 2026' });
  await user.click(button('Exportar'));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await screen.findByText('liquidacion-2026-10-todos-los-edificios.csv: 6 filas.');
  const lines = (await textOf(caught[0]?.file ?? new Blob())).split('\r\n');
  expect(lines[2]).toBe('Mirador;101;2;200,50;;;;;;');
  expect(lines[6]).toBe('Todos los edificios;Total;6;;4;;1;1761;2000;200,50');
  stop();
  close();
});

describe('the mail of the 1st', () => {
  const post = (more: Partial<FakeAnswer>): FakeAnswer => ({
    method: 'POST',
    path: MAILING,
    body: { monthly_settlement: true },
    ...more,
  });
  const mail = () => screen.findByRole('switch', { name: 'Enviar por e-mail el día 1' });

  it('is switched on at a press, and says so', async () => {
    const { user, close, server } = await open(OCTOBER, settled(), post({}));
    await waitFor(async () => expect(await mail()).toBeEnabled());
    expect(await mail()).not.toBeChecked();
    await user.click(await mail());
    expect(await mail()).toBeChecked();
    expect(await screen.findByText(/Le enviaremos la liquidación por e-\u2060mail/)).toBeInTheDocument();
    const sent = server.requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ monthly_settlement: true });
    close();
  });

  it('goes back where the server refuses', async () => {
    const failing = post({ status: 500, body: { result_code: 'ex_internal', result_message: '' } });
    const { user, close } = await open(OCTOBER, settled(), failing);
    await waitFor(async () => expect(await mail()).toBeEnabled());
    await user.click(await mail());
    expect(await screen.findByText(/El sistema no ha podido procesar/)).toBeInTheDocument();
    expect(await mail()).not.toBeChecked();
    close();
  });
});
