import { daysBetween, plotBetween, stepFor } from './periodData.ts';

const series = [
  {
    label: 'Usos',
    text: String,
    values: new Map([
      ['2026-02-28', 3],
      ['2026-03-02', 4],
    ]),
  },
];

it('plots every day, including those without values', () => {
  const days = daysBetween('2026-02-28', '2026-03-02');
  expect(plotBetween(days, series, 'day', 'Día')).toMatchObject({
    axis: 'Día',
    categories: ['28/02/2026', '01/03/2026', '02/03/2026'],
    series: [{ label: 'Usos', values: [3, 0, 4] }],
  });
});

it('adds up the days of each month', () => {
  const days = daysBetween('2026-01-31', '2026-03-02');
  expect(plotBetween(days, series, 'month', 'Mes')).toMatchObject({
    categories: ['01/2026', '02/2026', '03/2026'],
    series: [{ values: [0, 3, 4] }],
  });
});

it('plots months instead of days from 63 days on', () => {
  expect([1, 62, 63, 400].map(stepFor)).toEqual(['day', 'day', 'month', 'month']);
});
