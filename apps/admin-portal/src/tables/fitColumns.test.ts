import type { Column } from '@laundry/ui-kit/data-table';
import { fitColumns } from './fitColumns.ts';

interface Row {
  name: string;
  email: string;
  currency: string;
}

const columns: readonly Column<Row>[] = [
  { field: 'name', header: 'Nombre', kind: 'text', value: ({ name }) => name },
  { field: 'email', header: 'E-mail', kind: 'text', filter: true, value: ({ email }) => email },
  { field: 'currency', header: 'Moneda', kind: 'text', value: ({ currency }) => currency },
];
const row = (name: string): Row => ({ name, email: `${name.toLowerCase()}@demo.example`, currency: 'UYU' });

it('divides the width in proportion to the contents of the columns on two lines', () => {
  const [name, email] = fitColumns(columns, [row('Eva'), row('Maximiliano')]);
  const whole = 'maximiliano@demo.example'.length * 7;
  expect(name?.flex).toBeLessThan(email?.flex ?? 0);
  expect(email?.flex).toBeLessThan(whole);
  expect(email?.flex).toBeGreaterThan(whole / 2);
});

it('makes a column wide enough for its longest word', () => {
  const [name] = fitColumns(columns, [row('Eva'), row('Ana Maximiliano')]);
  expect(name?.width).toBeGreaterThan('Maximiliano'.length * 7);
  expect(name?.width).toBeLessThan('Ana Maximiliano'.length * 7 + 24);
});

it('makes a column with the same value in all rows narrow and quiet', () => {
  const [, , currency] = fitColumns(columns, [row('Eva'), row('Ana')]);
  expect(currency?.flex).toBeUndefined();
  expect(currency?.kind === 'text' && currency.tone?.(row('Eva'))).toBe('quiet');
});

it('sizes columns by their headings with a sort sign without rows, and keeps the colour of a single row', () => {
  const [name, email] = fitColumns(columns, []);
  expect(name?.width).toBe(85);
  expect(email?.width).toBe(86);
  const [, , currency] = fitColumns(columns, [row('Eva')]);
  expect(currency?.kind === 'text' && currency.tone).toBeUndefined();
});
