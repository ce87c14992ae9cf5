import { transactionsReport } from '@laundry/strings';
import type { ValueColumn } from '@laundry/ui-kit/data-table';
import { reportPrintout } from './reportPrintout.ts';

const columns: readonly ValueColumn<ReturnType<typeof rowOf>>[] = [
  { field: 'name', header: 'Cliente', kind: 'text', width: 300, value: ({ name }) => name },
  { field: 'pesos', header: 'Monto', kind: 'pesos', width: 100, value: ({ pesos }) => pesos },
];
const rowOf = (id: number) => ({ id, name: `Eva ${id}`, pesos: 1234.5 });
const rowsTo = (end: number) => Array.from({ length: end }, (_, id) => rowOf(id));
const sheet = { title: 'Por día', columns: [], rows: [['01/03/2026']] };
const totals = { subtotals: () => [sheet], sheet: () => sheet };
const report = { texts: transactionsReport, columns, totals };

const print = (more: { total: number | undefined; before?: number; from?: number }, rows = rowsTo(50)) =>
  reportPrintout(report, { text: 'Mirador' }, { rows, summary: { count: 50 }, ...more });

it('has the scope, the total, every row, and the subtotals of the whole result', () => {
  expect(print({ total: 1 }, rowsTo(1))).toMatchObject({
    title: 'REPORTE DE TRANSACCIONES CONFIRMADAS',
    lines: ['Mirador', 'Total: 1\u00a0fila.'],
    tables: [
      {
        columns: [
          { header: 'Cliente', kind: 'text' },
          { header: 'Monto', kind: 'pesos' },
        ],
        rows: [['Eva 0', 1234.5]],
      },
      sheet,
    ],
  });
});

const MORE = 'Para tenerlas todas, use Exportar.';

it.each([
  ['the first of more', { total: 1200 }, [`Se imprimen las primeras 50 filas de 1.200. ${MORE}`]],
  ['the first of an unknown number', { total: undefined }, [`Se imprimen las primeras 50 filas. ${MORE}`]],
  ['a page', { total: 1200, before: 50 }, [`Se imprimen las filas 51 a 100 de 1.200. ${MORE}`]],
  [
    'filtered ones',
    { total: 50, from: 73 },
    ['Según los filtros de las columnas: 50\u00a0filas de 73.', 'Total: 50\u00a0filas.'],
  ],
])('states which rows are printed: %s', (_, more, lines) => {
  expect(print(more).lines.slice(1)).toEqual(lines);
});

it('has at most 5000 rows, and says so', () => {
  const { tables, lines } = print({ total: 5_001 }, rowsTo(5_001));
  expect(tables[0]?.rows).toHaveLength(5_000);
  expect(lines[1]).toBe(`Se imprimen las primeras 5.000 filas de 5.001. ${MORE}`);
});
