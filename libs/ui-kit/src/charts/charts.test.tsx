import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Plot } from './Plot.tsx';
import type { PlotData } from './plot.ts';
import { labelStep } from './PlotChart.tsx';

const data: PlotData = {
  axis: 'Día',
  categories: ['01/03/2026', '02/03/2026'],
  series: [
    { label: 'Usos', values: [12, null], text: String },
    { label: 'Ingreso', values: [1234.5, 0], text: (pesos) => `$ ${pesos}` },
  ],
};

it('is a figure whose numbers are available as a table', async () => {
  const user = userEvent.setup();
  render(<Plot title="Usos por día" data={data} />);
  expect(screen.getByRole('figure', { name: 'Usos por día' })).toBeInTheDocument();
  await user.click(screen.getByText('Ver los números'));
  const table = screen.getByRole('table', { name: 'Usos por día' });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Día', 'Usos', 'Ingreso'],
    ['01/03/2026', '12', '$ 1234.5'],
    ['02/03/2026', '—', '$ 0'],
  ]);
});

const names = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));

it.each([
  ['all of a few categories', names(3, 7), 600, 1],
  ['every third day of a month on a phone', names(31, 2), 290, 3],
  ['every 15th day of a year', names(366, 5), 1200, 15],
  ['one category before the width is known', names(31, 2), 0, 868],
  ['nothing without categories', [], 300, 1],
])('labels %s', (_, all, width, step) => expect(labelStep(all, width)).toBe(step));
