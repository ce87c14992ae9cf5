import { gate } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { catchDownloads, textOf } from '../../test/download.ts';
import { buildings } from '../../test/portal.ts';
import { found, summary, transaction, transactions, transactionsSummary } from '../../test/transactions.ts';
import { button, exportCsv, openColumnFilters, openPage, pageTests } from './openPage.tsx';
import { cards, JUNE, open, PAGE, valuesOf } from './transactionsPage.ts';

const meta = {
  title: 'Pruebas/Portal/Transacciones, filas',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The columns that the specification names; others may stand among them. */
const TEN_COLUMNS = [
  'Edificio',
  'Monto',
  'Moneda',
  'Cliente',
  'Email',
  'Origen',
  'Fecha de creación',
  'Tarjeta',
  'Mensaje',
  'Ingreso Administración',
];

export const Columns: Story = {
  name: 'has the ten columns in their order, and hostile texts as they are',
  play: async ({ mount }) => {
    const hostile = transaction(1, {
      amount: 1234.5,
      user_name: '<img src=x onerror=alert(1)> \u202Eñ 🧺',
      message: '=HYPERLINK("x")',
      adm_income: 0,
    });
    await open(mount, JUNE, found([transaction(2), hostile]));
    const named = (card: readonly (readonly [string | null, unknown])[]) =>
      card.filter(([name]) => TEN_COLUMNS.includes(name ?? ''));
    await expect((await cards('2 transacciones')).map(named)).toEqual([
      [
        ['Edificio', 'Mirador'],
        ['Monto', '$ 102'],
        ['Moneda', 'UYU'],
        ['Cliente', 'Eva Paz 2'],
        ['Email', 'eva2@demo.example'],
        ['Origen', 'Bancard'],
        ['Fecha de creación', '30/06/2026 23:30'],
        ['Tarjeta', '10000002'],
        ['Mensaje', '—'],
        ['Ingreso Administración', '$ 11'],
      ],
      [
        ['Edificio', 'Mirador'],
        ['Monto', '$ 1.234,50'],
        ['Moneda', 'UYU'],
        ['Cliente', '<img src=x onerror=alert(1)> \u202Eñ 🧺'],
        ['Email', 'eva1@demo.example'],
        ['Origen', 'Bancard'],
        ['Fecha de creación', '30/06/2026 23:30'],
        ['Tarjeta', '10000001'],
        ['Mensaje', '=HYPERLINK("x")'],
        ['Ingreso Administración', '$ 0'],
      ],
    ]);
  },
};

/** On a laptop, with totals in so many currencies. */
const onALaptop = (currencies: number): Story => ({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ mount }) => {
    const totals = transactionsSummary.totals.slice(0, currencies);
    const { user } = await openPage(mount, `${PAGE}${JUNE}`, [
      buildings,
      { ...summary, body: { ...transactionsSummary, totals } },
      found(transactions(60)),
    ]);
    const top = () => screen.getAllByRole('gridcell')[0]?.getBoundingClientRect().top;
    await screen.findAllByRole('gridcell');
    await screen.findByRole('heading', { name: 'Totales del resultado' });
    await waitFor(() => expect(top()).toBeLessThanOrEqual(330));
    const before = top();
    await user.type(screen.getByRole('textbox', { name: 'Filtrar por Cliente' }), 'Paz 2');
    await screen.findByText(
      /^Mirador, 01\/06\/2026 a 30\/06\/2026, por día de confirmación, Cliente: Paz 2$/,
    );
    await expect(screen.getByText('Los totales son sin los filtros de las columnas.')).toBeVisible();
    await expect(top()).toBe(before);
  },
});

export const OnALaptop: Story = {
  name: 'on a laptop begins within 330 px, and a filter says itself without moving a row',
  ...onALaptop(1),
};

export const TwoCurrencies: Story = {
  name: 'on a laptop the same holds for totals in two currencies',
  ...onALaptop(2),
};

/** The rows come before the buildings. */
const buildingsLast = (viewport: string, shown: string): Story => ({
  globals: { viewport: { value: viewport } },
  play: async ({ mount }) => {
    const held = gate();
    await openPage(mount, `${PAGE}${JUNE}`, [{ ...buildings, gate: held }, summary, found(transactions(3))]);
    const top = () =>
      screen.getByRole('region', { name: 'Totales del resultado' }).getBoundingClientRect().top;
    await screen.findByText('3 transacciones');
    await expect(screen.getByText('Cargando edificios…')).toBeVisible();
    const before = top();
    held.release();
    await screen.findByRole('button', { name: shown });
    await expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
  },
});

export const BuildingsLast: Story = {
  name: 'do not move on a laptop when the buildings come last',
  ...buildingsLast('laptop', 'BUSCAR'),
};

export const BuildingsLastOnAPhone: Story = {
  name: 'do not move on a phone when the buildings come last',
  ...buildingsLast('phone', 'CAMBIAR FILTROS'),
};

export const SearchButton: Story = {
  name: 'has BUSCAR on the line of its fields on a desktop',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ mount }) => {
    await open(mount, JUNE, found([transaction(1)]));
    await screen.findByRole('gridcell', { name: 'eva1@demo.example' });
    const middleOf = (some: HTMLElement) => {
      const { top, bottom } = some.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const search = middleOf(await screen.findByRole('button', { name: 'BUSCAR' }));
    await expect(Math.abs(search - middleOf(screen.getByLabelText('Edificio')))).toBeLessThan(4);
  },
};

export const Filtered: Story = {
  name: 'is filtered by several columns at once, whatever capitals and accents; nothing left is told',
  play: async ({ mount }) => {
    const { user } = await open(
      mount,
      JUNE,
      found([
        transaction(1, { user_name: 'Zoé Núñez', amount: 1600 }),
        transaction(2, { user_name: 'Zoé Núñez', amount: 400 }),
        transaction(3, { user_name: 'Ana', amount: 1600 }),
      ]),
    );
    await cards('3 transacciones');
    for (const name of ['Monto', 'Moneda', 'Cliente', 'Email', 'Origen', 'Tarjeta', 'Mensaje'])
      await expect(screen.getByLabelText(`Filtrar por ${name}`)).toBeInTheDocument();
    await openColumnFilters();
    await user.type(screen.getByLabelText('Filtrar por Cliente'), 'ZOE nunez');
    await expect(await valuesOf('Tarjeta', '2 transacciones')).toEqual(['10000002', '10000001']);
    await user.type(screen.getByLabelText('Filtrar por Monto'), '1.6');
    await expect(await valuesOf('Tarjeta', '1 transacción')).toEqual(['10000001']);
    await user.type(screen.getByLabelText('Filtrar por Monto'), '7');
    await screen.findByText('No hay resultados');
    await expect(screen.getByText('Ninguna fila cumple con los filtros.')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'QUITAR FILTROS' })[0] ?? document.body);
    await cards('3 transacciones');
  },
};

export const Sorted: Story = {
  name: 'is put in order by any column, numbers and dates as such',
  play: async ({ mount }) => {
    const { user } = await open(
      mount,
      JUNE,
      found([
        transaction(1, { amount: 9, user_name: 'ñandú' }),
        transaction(2, { amount: 100, user_name: 'Nube' }),
        transaction(3, { amount: 20.5, user_name: 'óscar' }),
      ]),
    );
    const by = (order: string) => user.selectOptions(screen.getByLabelText('Ordenar por'), order);
    // The newest first, until the person chooses.
    await expect(await valuesOf('Tarjeta', '3 transacciones')).toEqual(['10000003', '10000002', '10000001']);
    await by('Monto, ascendente');
    await expect(await valuesOf('Monto', '3 transacciones')).toEqual(['$ 9', '$ 20,50', '$ 100']);
    await by('Cliente, ascendente');
    await expect(await valuesOf('Cliente', '3 transacciones')).toEqual(['Nube', 'ñandú', 'óscar']);
    await by('Fecha de creación, ascendente');
    await expect(await valuesOf('Tarjeta', '3 transacciones')).toEqual(['10000001', '10000002', '10000003']);
  },
};

export const Paged: Story = {
  name: 'is turned by pages of fifty of all rows, and another search begins at its first',
  play: async ({ mount }) => {
    const { user, router } = await open(mount, JUNE, found(transactions(120)));
    await expect(await valuesOf('Cliente', '120 transacciones')).toHaveLength(50);
    await user.click(button('Página siguiente'));
    await expect(screen.getByText('51–100 de 120')).toBeInTheDocument();
    await user.click(button('Página siguiente'));
    await expect(await valuesOf('Cliente', '120 transacciones')).toHaveLength(20);
    await expect(button('Página siguiente')).toBeDisabled();
    await router.navigate(`${PAGE}${JUNE.replace('b-1', 'b-2')}`);
    await screen.findByText('1–50 de 120');
  },
};

export const Exported: Story = {
  name: 'exports all ten columns of exactly the rows that the filters leave, in the order in sight',
  play: async ({ mount }) => {
    const { caught, stop } = catchDownloads();
    const { user } = await open(mount, JUNE, found([...transactions(60), transaction(99, { amount: 5.5 })]));
    await screen.findByText('61 transacciones');
    await openColumnFilters();
    await user.type(screen.getByLabelText('Filtrar por Cliente'), '9');
    await exportCsv();
    await screen.findByText(/7 filas de 61, según los filtros de las columnas\.$/);
    await expect(caught[0]?.name).toBe(
      'transacciones-mirador-2026-06-01-a-2026-06-30-filtradas-cliente-9.csv',
    );
    const [head = [], ...lines] = (await textOf(caught[0]?.file ?? new Blob()))
      .split('\r\n')
      .map((line) => line.split(';'));
    await expect(lines).toHaveLength(8);
    await expect(head).toEqual(expect.arrayContaining(TEN_COLUMNS));
    const cells = (place: number) => TEN_COLUMNS.map((name) => lines[place]?.[head.indexOf(name)]).join(';');
    await expect(cells(0)).toBe(
      'Mirador;5,50;UYU;Eva Paz 99;eva99@demo.example;Bancard;30/06/2026 23:31;10000099;;59,50',
    );
    await expect(cells(1)).toContain(';Eva Paz 59;');
    stop();
  },
};
