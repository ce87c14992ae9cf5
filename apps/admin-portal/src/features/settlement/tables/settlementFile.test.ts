import { october } from '../../../../test/settlement.ts';
import { fileOf } from './settlementFile.ts';
import { settlementPrintout } from './settlementPrintout.ts';

describe('a workbook', () => {
  const { columns, rows, further } = fileOf(october, 'xlsx');

  it('begins with the buildings and their total', () => {
    expect(columns.map(({ header }) => header)).toEqual([
      'Edificio',
      'Lavados',
      'Importe de lavados',
      'Secados',
      'Importe de secados',
      'No exitosos',
      'Total',
      'Cargas de saldo',
      'Ingreso Administración',
    ]);
    expect(rows).toEqual([
      ['Mirador', 6, 1161, 4, 600, 1, 1761, 2400, 240.5],
      ['Faro', 0, 0, 0, 0, 0, 0, -400, -40],
      ['Total', 6, 1161, 4, 600, 1, 1761, 2000, 200.5],
    ]);
  });

  it('has a sheet for each building: its units, each price on a line, and their total', () => {
    expect(further.map(({ title }) => title)).toEqual(['Mirador', 'Faro']);
    expect(further[0]?.rows).toEqual([
      ['101', 3, 190, 4, 150, 1, 1571],
      ['101', 2, 200.5, undefined, undefined, undefined, undefined],
      ['Sin unidad', 1, 190, undefined, undefined, 0, 190],
      ['Total', 6, undefined, 4, undefined, 1, 1761],
    ]);
    expect(further[1]?.rows).toEqual([['Total', 0, undefined, 0, undefined, 0, 0]]);
  });
});

it('as CSV is one table of all units with the totals', () => {
  const { columns, rows, further } = fileOf(october, 'csv');
  expect(columns).toHaveLength(10);
  expect(further).toEqual([]);
  expect(rows.map(([building, unit, , , , , , total]) => [building, unit, total])).toEqual([
    ['Mirador', '101', 1571],
    ['Mirador', '101', undefined],
    ['Mirador', 'Sin unidad', 190],
    ['Mirador', 'Total', 1761],
    ['Faro', 'Total', 0],
    ['Todos los edificios', 'Total', 1761],
  ]);
  expect(rows.at(-1)?.slice(-2)).toEqual([2000, 200.5]);
});

it('on paper says whose and of when it is, and holds what a workbook holds, each table with its total', () => {
  const { lines, tables } = settlementPrintout(october, 'Todos los edificios');
  expect(lines[0]).toBe('Todos los edificios, octubre de 2026');
  const { columns, rows, further } = fileOf(october, 'xlsx');
  expect(tables.map(({ title, columns: printed }) => [title, ...printed.map(({ head }) => head)])).toEqual([
    ['Totales', ...columns.map(({ header }) => header)],
    ...further.map(({ title, columns: heads }) => [title, ...heads.map(({ header }) => header)]),
  ]);
  expect(tables[0]?.rows).toHaveLength(rows.length - 1);
  expect(tables.map(({ total }) => total)).toEqual([
    ['Total', '6', '$ 1.161', '4', '$ 600', '1', '$ 1.761', '$ 2.000', '$ 200,50'],
    ['Total', '6', '', '4', '', '1', '$ 1.761'],
    ['Total', '0', '', '0', '', '0', '$ 0'],
  ]);
  expect(tables[0]?.rows[1]?.slice(-2)).toEqual(['-$ 400', '-$ 40']);
  expect(tables[1]?.rows[1]).toEqual(['101', '2', '$ 200,50', '', '', '', '']);
});
