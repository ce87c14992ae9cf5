import type { Column } from '@laundry/ui-kit/data-table';
import { fitColumns } from './fitColumns.ts';

interface Row {
  name: string;
  email: string;
  currency: string;
}

const columns: readonly Column<Row>[] = [
  { field: 'name', header: 'Nombre', kind: 'text', width: 300, flex: 1, value: ({ name }) => name },
  { field: 'email', header: 'E-mail', kind: 'text', filter: true, value: ({ email }) => email },
  { field: 'currency', header: 'Moneda', kind: 'text', flex: 3, value: ({ currency }) => currency },
];
const row = (name: string): Row => ({ name, email: `${name.toLowerCase()}@demo.example`, currency: 'UYU' });

it('gives a column the width of its texts, and its part of what is left', () => {
  const [name, email] = fitColumns(columns, [row('Eva'), row('Maximiliano')]);
  expect(name?.width).toBeLessThan(email?.width ?? 0);
  expect(email?.width).toBeGreaterThan('maximiliano@demo.example'.length * 7);
  expect(email?.flex).toBe(email?.width);
});

it('makes a column that says the same in all rows narrow and quiet', () => {
  const [, , currency] = fitColumns(columns, [row('Eva'), row('Ana')]);
  expect(currency?.flex).toBeUndefined();
  expect(currency?.kind === 'text' && currency.tone?.(row('Eva'))).toBe('quiet');
});

it('leaves a single row and no rows as they are', () => {
  expect(fitColumns(columns, [])).toBe(columns);
  const [, , currency] = fitColumns(columns, [row('Eva')]);
  expect(currency?.kind === 'text' && currency.tone).toBeUndefined();
});
