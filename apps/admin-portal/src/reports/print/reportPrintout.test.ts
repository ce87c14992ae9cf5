import type { ValueColumn } from '@laundry/ui-kit/data-table';
import { reportPrintout } from './reportPrintout.ts';

const columns: readonly ValueColumn<{ name: string; pesos: number }>[] = [
  { field: 'name', header: 'Cliente', kind: 'text', width: 300, value: ({ name }) => name },
  { field: 'pesos', header: 'Monto', kind: 'pesos', width: 100, value: ({ pesos }) => pesos },
];
const rows = Array.from({ length: 50 }, (_, place) => ({ name: `Eva ${place}`, pesos: 1234.5 }));
const report = {
  title: 'REPORTE',
  scope: 'Mirador, 01/03/2026 a 31/03/2026',
  columns,
  rows,
};

it('has the scope, the total, and every row', () => {
  expect(reportPrintout({ ...report, rows: rows.slice(0, 1), total: 1 })).toMatchObject({
    title: 'REPORTE',
    lines: ['Mirador, 01/03/2026 a 31/03/2026', 'Total: 1\u00a0fila.'],
    tables: [
      {
        columns: [
          { header: 'Cliente', kind: 'text' },
          { header: 'Monto', kind: 'pesos' },
        ],
        rows: [['Eva 0', 1234.5]],
      },
    ],
  });
});

it('puts the subtotals of the whole result after its rows', () => {
  const subtotals = [
    { title: 'Por día', columns: [{ header: 'Día', kind: 'text' as const }], rows: [['01/03/2026']] },
  ];
  expect(reportPrintout({ ...report, total: 50, subtotals }).tables.slice(1)).toEqual(subtotals);
});

const MORE = 'Para tenerlas todas, use Exportar.';

it.each([
  ['the first of more', { total: 1200 }, [`Se imprimen las primeras 50 filas de 1.200. ${MORE}`]],
  ['a page', { total: 1200, before: 50 }, [`Se imprimen las filas 51 a 100 de 1.200. ${MORE}`]],
  [
    'filtered ones',
    { total: 50, from: 73 },
    ['Según los filtros de las columnas: 50\u00a0filas de 73.', 'Total: 50\u00a0filas.'],
  ],
])('states which rows are printed: %s', (_, more, lines) => {
  expect(reportPrintout({ ...report, ...more }).lines.slice(1)).toEqual(lines);
});

it('has at most 5000 rows, and says so', () => {
  const many = Array.from({ length: 5_001 }, (_, place) => ({ name: `Eva ${place}`, pesos: 1 }));
  const sheet = reportPrintout({ ...report, rows: many, total: many.length });
  expect(sheet.tables[0]?.rows).toHaveLength(5_000);
  expect(sheet.lines[1]).toBe(`Se imprimen las primeras 5.000 filas de 5.001. ${MORE}`);
});
