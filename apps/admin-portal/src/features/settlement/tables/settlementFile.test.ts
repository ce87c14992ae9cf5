import type { Settlement } from '@laundry/api-contract';
import { adjusted, closedOctober, october, sharing } from '../../../../test/settlement.ts';
import { createSettlementFile, settlementPrintout } from './settlementFile.ts';
import { balanceTable, sharingText } from './settlementTables.ts';

describe('the workbook of a settlement', () => {
  const { columns, rows, further } = createSettlementFile(october, 'xlsx');

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

  it('has a sheet for each building, with units, one price per line, and a total', () => {
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

it('the CSV of a settlement is one table of all units, with totals', () => {
  const { columns, rows, further } = createSettlementFile(october, 'csv');
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

it('the printout of a settlement names its scope and month, and has the tables of the workbook', () => {
  const { lines, tables } = settlementPrintout(october, 'Todos los edificios');
  expect(lines[0]).toBe('Todos los edificios, octubre de 2026');
  const { columns, rows, further } = createSettlementFile(october, 'xlsx');
  const heads = columns.map(({ header, kind }) => ({ header, kind }));
  expect(tables).toMatchObject([{ title: 'Totales', columns: heads, rows, summed: true }, ...further]);
});

describe('the adjustments of closed months', () => {
  const price = 'Precio corregido (Eva Paz)';
  const late = 'Uso informado después del cierre (mirador-1)';
  const found = 'Diferencia hallada por el control nocturno';
  const name = 'Ajuste de setiembre de 2026';

  it('have a sheet in the workbook and a table on paper', () => {
    const { rows, further } = createSettlementFile(adjusted, 'xlsx');
    expect(rows).toEqual(createSettlementFile(october, 'xlsx').rows);
    expect(further.map(({ title }) => title)).toEqual(['Ajustes de meses cerrados', 'Mirador', 'Faro']);
    expect(further[0]?.rows).toEqual([
      [name, 'Mirador', price, 59.5, 0, 0],
      [name, 'Mirador', late, 190, 0, 0],
      [name, 'Mirador', found, 0, -400, -40.5],
      ['Total', '', '', 249.5, -400, -40.5],
    ]);
    expect(settlementPrintout(adjusted, 'Todos los edificios').tables[1]).toMatchObject(further[0] ?? {});
  });

  it('are lines of the CSV after the totals, with their sum at the end', () => {
    const { rows } = createSettlementFile(adjusted, 'csv');
    const lines = rows.map((row) => [row[0], row[1], ...row.slice(-3)]);
    expect(lines.slice(-5)).toEqual([
      ['Todos los edificios', 'Total', 1761, 2000, 200.5],
      ['Mirador', `${name}: ${price}`, 59.5, 0, 0],
      ['Mirador', `${name}: ${late}`, 190, 0, 0],
      ['Mirador', `${name}: ${found}`, 0, -400, -40.5],
      ['Todos los edificios', 'Total de ajustes', 249.5, -400, -40.5],
    ]);
  });

  it('are left out of a month without any; its printout says whether it is closed', () => {
    const unbalanced = { ...closedOctober, balance: undefined };
    for (const format of ['xlsx', 'csv'] as const) {
      const [closed, open] = [
        createSettlementFile(unbalanced, format),
        createSettlementFile(october, format),
      ];
      expect([closed.rows, closed.further]).toEqual([open.rows, open.further]);
    }
    const { lines } = settlementPrintout(closedOctober, 'Todos los edificios');
    expect(lines).toContainEqual(expect.stringMatching(/^Mes cerrado el 05\/11\/2026/));
    // The printout of an open month says that its sums may change, because they look final on paper.
    expect(settlementPrintout(adjusted, 'Faro').lines).toContain(
      'El mes todavía no cerró: estos son los importes hasta ahora.',
    );
  });
});

describe('the payment between the parties', () => {
  const company = 'La empresa paga a la administración';
  it('has a sheet in the workbook, with its parts, and a table on paper', () => {
    const sheet = {
      title: 'Pago entre las partes',
      rows: [
        ['Ingreso Administración', 200.5],
        ['Usos de edificios pospagos', -150],
        [company, 50.5],
      ],
      summed: true,
    };
    expect(createSettlementFile(closedOctober, 'xlsx').further[0]).toMatchObject(sheet);
    expect(settlementPrintout(closedOctober, 'Todos los edificios').tables[1]).toMatchObject(sheet);
  });

  it('is the last line of the CSV', () => {
    const [building, unit, ...values] = createSettlementFile(closedOctober, 'csv').rows.at(-1) ?? [];
    expect([building, unit, values.filter((value) => value !== undefined)]).toEqual([
      'Todos los edificios',
      company,
      [50.5],
    ]);
  });

  it.each([
    [-50.5, 'La administración paga a la empresa', 50.5],
    [0, 'La empresa y la administración no se deben nada', 0],
  ])('names who pays when %d is due', (due, item, amount) => {
    const settlement = { ...closedOctober, balance: { income: 0, postpaid: -due, due } };
    expect(balanceTable(settlement)?.total).toEqual({ item, amount });
  });
});

it('each of several buildings begins a page of the printout', () => {
  const begins = (settlement: Settlement) =>
    settlementPrintout(settlement, '').tables.map(({ onNewPage }) => onNewPage === true);
  expect(begins(october)).toEqual([false, true, true]);
  expect(begins({ ...october, buildings: october.buildings.slice(0, 1) })).toEqual([false, false]);
});

it('explains top-ups that differ from those of the buildings that share the income', () => {
  expect(sharingText({ ...october, sharing })).toMatch(
    /^Las cargas de saldo son de los 2.edificios\. .* solo el edificio con ingreso .*: \$.2\.400\.$/,
  );
  for (const other of [{ buildings: 0 }, { buildings: 2 }, { prepaid: october.prepaid }])
    expect(sharingText({ ...october, sharing: { ...sharing, ...other } })).toBeUndefined();
});
