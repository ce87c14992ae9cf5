import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../../test/page.tsx';
import { BUILDINGS, REPORT, refused } from '../../../test/portal.ts';
import { found, transaction, transactions, TRANSACTIONS_SUMMARY } from '../../../test/transactions.ts';
import { button, cards, field, JUNE, open, PAGE } from '../../../test/transactionsPage.ts';
import { TransactionsPage } from './TransactionsPage.tsx';

const MANDATORY = 'Los 3 filtros son mandatorios para este reporte';
const GENERIC = 'El sistema no ha podido procesar su solicitud.';

beforeEach(() => localStorage.clear());

/** A day `YYYY-MM-DD` as a field shows it. */
const asShown = (day: string) => day.split('-').toReversed().join('/');

const expectFields = async (from: string, to: string, building: string) => {
  await waitFor(() => expect(screen.getByLabelText('Desde')).toHaveValue(asShown(from)));
  expect(screen.getByLabelText('Hasta')).toHaveValue(asShown(to));
  expect(screen.getByLabelText('Edificio')).toHaveValue(building);
};

describe('the filters', () => {
  it('are labelled as specified, and all three are mandatory', async () => {
    const { user, close, requested } = await open('');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'REPORTE DE TRANSACCIONES CONFIRMADAS' }),
    ).toBeInTheDocument();
    for (const name of ['Desde', 'Hasta', 'Edificio']) expect(await field(name)).toBeInTheDocument();
    for (const name of ['Unidad', 'Máquina', 'Tarjeta'])
      expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
    for (const name of ['Hoy', 'Este mes', 'Mes anterior', 'BUSCAR', 'LIMPIAR CAMPOS'])
      expect(button(name)).toBeInTheDocument();
    await user.type(await field('Desde'), '2026-06-01');
    await user.selectOptions(await field('Edificio'), 'Mirador');
    await user.click(button('BUSCAR'));
    expect(await screen.findByRole('alert')).toHaveTextContent(MANDATORY);
    await expectFields('2026-06-01', '', 'b-1');
    expect(requested(REPORT)).toHaveLength(0);
    close();
  });

  it('take their days from the presets, counted from today in Montevideo', async () => {
    const { user, close } = await open('');
    await field('Desde');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' }).format(new Date());
    const first = `${today.slice(0, 8)}01`;
    const [year = 0, month = 1] = today.split('-').map(Number);
    const ofLast = (day: number, ahead: number) =>
      new Date(Date.UTC(year, month - 2 + ahead, day)).toISOString().slice(0, 10);
    for (const [preset, from, to] of [
      ['Hoy', today, today],
      ['Este mes', first, today],
      ['Mes anterior', ofLast(1, 0), ofLast(0, 1)],
    ] as const) {
      await user.click(button(preset));
      await expectFields(from, to, '');
    }
    close();
  });

  it('are emptied by LIMPIAR CAMPOS, with the table, its columns’ filters and the URL', async () => {
    const { user, close, router } = await open(JUNE, found(transactions(2)));
    await cards('2 transacciones');
    await user.type(screen.getByLabelText('Filtrar por Cliente'), 'paz 1');
    await cards('1 transacción');
    await user.click(button('LIMPIAR CAMPOS'));
    await expectFields('', '', '');
    expect(router.state.location.search).toBe('');
    expect(screen.queryByText('1 transacción')).not.toBeInTheDocument();
    await act(() => router.navigate(`${PAGE}${JUNE}`));
    await cards('2 transacciones');
    close();
  });

  it.each([
    ['?from=ayer&to=2026-06-30&building=b-1', 'Alguna de las fechas no es válida.', '', '2026-06-30'],
    ['?from=2026-02-30&to=2026-06-30&building=b-1', 'Alguna de las fechas no es válida.', '', '2026-06-30'],
    ['?from=0026-06-01&to=2026-06-30&building=b-1', 'Alguna de las fechas no es válida.', '', '2026-06-30'],
    [
      '?from=2026-06-30&to=2026-06-01&building=b-1',
      'La fecha Desde no puede ser posterior a la fecha Hasta.',
      '2026-06-30',
      '2026-06-01',
    ],
    ['?from=2026-06-01', MANDATORY, '2026-06-01', ''],
  ])(
    'refuse the URL %s with a text, keep what is usable, and ask nothing',
    async (search, text, from, to) => {
      const { close, requested } = await open(search);
      expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join()).toContain(
        text,
      );
      await waitFor(() => expect(screen.getByLabelText('Desde')).toHaveValue(asShown(from)));
      expect(screen.getByLabelText('Hasta')).toHaveValue(asShown(to));
      expect(requested(REPORT)).toHaveLength(0);
      close();
    },
  );

  it.each(['b-9', 'x'.repeat(100)])('say of the building %s that it is not theirs', async (id) => {
    const { close } = await open(
      `?${new URLSearchParams({ from: '2026-06-01', to: '2026-06-30', building: id }).toString()}`,
      refused(REPORT, 404, 'ex_not_found'),
      refused(TRANSACTIONS_SUMMARY, 404, 'ex_not_found'),
    );
    expect(
      await screen.findByText(
        'El edificio indicado no figura entre los suyos. Elija otro y vuelva a buscar.',
      ),
    ).toBeInTheDocument();
    await expectFields('2026-06-01', '2026-06-30', '');
    expect(screen.queryByRole('list', { name: 'Transacciones confirmadas' })).not.toBeInTheDocument();
    close();
  });

  it('without buildings are not there: the feature is not enabled', async () => {
    const { close } = await showPage(TransactionsPage, PAGE, [{ method: 'GET', path: BUILDINGS, body: [] }]);
    expect(
      await screen.findByText('La funcionalidad no se encuentra habilitada para su usuario.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'BUSCAR' })).not.toBeInTheDocument();
    close();
  });

  it('of a single building have it chosen', async () => {
    const { close } = await showPage(TransactionsPage, PAGE, [
      { method: 'GET', path: BUILDINGS, body: [{ id: 'b-1', name: 'Mirador' }] },
    ]);
    expect(await field('Edificio')).toHaveValue('b-1');
    close();
  });

  it('whose buildings could not be loaded say so, and are asked for again', async () => {
    const list = { method: 'GET', path: BUILDINGS, body: [{ id: 'b-1', name: 'Mirador' }] };
    const { user, close } = await showPage(TransactionsPage, PAGE, [
      { ...list, body: [] },
      refused(BUILDINGS, 500, 'ex_internal'),
      list,
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent(GENERIC);
    await user.click(button('REINTENTAR'));
    expect(await field('Edificio')).toHaveValue('b-1');
    close();
  });
});

describe('a search', () => {
  it.each([
    ['HTML', found('<h1>Internal error</h1>', { status: 500 }), GENERIC],
    ['another shape', found([{ ...transaction(1), creation_date: 'ayer' }]), GENERIC],
  ])('that is answered with %s says why; asked again, nothing typed is lost', async (_, answer, text) => {
    const { user, close, requested } = await open(JUNE, answer, found([transaction(1)]));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(button('Exportar')).toHaveAccessibleDescription('No hay filas para exportar.');
    await user.selectOptions(await field('Edificio'), 'Faro');
    await user.click(button('REINTENTAR'));
    await cards('1 transacción');
    expect(requested(REPORT).at(-1)?.url.search).toBe(JUNE);
    await expectFields('2026-06-01', '2026-06-30', 'b-2');
    close();
  });

  it('on its way says so, and there is nothing to export yet', async () => {
    const way = gate();
    const { user, close } = await open(JUNE, found([transaction(1)], { gate: way }));
    expect(await screen.findByText('Cargando resultados…')).toHaveRole('status');
    expect(button('Exportar')).toHaveAccessibleDescription('Cargando resultados…');
    await user.click(button('Exportar'));
    expect(screen.queryByRole('menuitem', { name: 'CSV' })).not.toBeInTheDocument();
    way.release();
    await cards('1 transacción');
    expect(button('Exportar')).not.toHaveAttribute('aria-disabled');
    close();
  });

  it('that finds nothing says so', async () => {
    const { close } = await open(JUNE, found([]));
    expect(await screen.findByText('No hay resultados')).toBeInTheDocument();
    expect(screen.getByText('Pruebe con otras fechas u otro edificio.')).toBeInTheDocument();
    expect(button('IMPRIMIR')).toBeDisabled();
    expect(button('Exportar')).toHaveAccessibleDescription('No hay filas para exportar.');
    close();
  });
});

describe('the totals', () => {
  it('are those of the whole result, currency by currency', async () => {
    const { user, close } = await open(JUNE, found([transaction(1)]));
    expect(await screen.findByRole('heading', { name: 'Totales del resultado' })).toBeInTheDocument();
    const figures = (await screen.findByText('Transacciones', { selector: 'dt' })).closest('dl');
    const terms = within(figures ?? document.body).getAllByRole('term');
    expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Transacciones', '3'],
      ['Monto (UYU)', '$ 1.234,50'],
      ['Ingreso Administración (UYU)', '$ 123,45'],
      ['Monto (840)', '$ 20'],
      ['Ingreso Administración (840)', '$ 2'],
    ]);
    expect(screen.getByRole('figure', { name: 'Monto por día' })).toBeInTheDocument();
    await user.click(screen.getByText('Por día', { selector: 'summary' }));
    const table = screen.getByText('Por día', { selector: 'summary' }).closest('details');
    const rows = await within(table ?? document.body).findAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Día', 'Moneda', 'Transacciones', 'Monto', 'Ingreso Administración'],
      ['29/06/2026', 'UYU', '1', '$ 1.000', '$ 100'],
      ['30/06/2026', 'UYU', '1', '$ 234,50', '$ 23,45'],
      ['30/06/2026', '840', '1', '$ 20', '$ 2'],
    ]);
    close();
  });

  it('that failed leave the rows alone, and are asked for again', async () => {
    const { user, close, requested } = await showPage(TransactionsPage, `${PAGE}${JUNE}`, [
      { method: 'GET', path: BUILDINGS, body: [{ id: 'b-1', name: 'Mirador' }] },
      refused(TRANSACTIONS_SUMMARY, 500, 'ex_internal'),
      found([transaction(1)]),
    ]).then((shown) => ({ ...shown, requested: shown.server.requests }));
    await cards('1 transacción');
    expect(await screen.findByRole('alert')).toHaveTextContent(GENERIC);
    await user.click(button('REINTENTAR'));
    await waitFor(() =>
      expect(requested.filter(({ url }) => url.pathname === TRANSACTIONS_SUMMARY)).toHaveLength(2),
    );
    close();
  });
});
