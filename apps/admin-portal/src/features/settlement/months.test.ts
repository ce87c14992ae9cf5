import { monthName } from '../../reports/names.ts';
import { isMonth, monthAfter, montevideoMonth, offeredMonths } from './months.ts';

it.each([
  ['2026-10', true],
  ['2026-13', false],
  ['2026-1', false],
  ['0026-10', false],
  ['', false],
])('says of %s whether it is a month', (text, is) => expect(isMonth(text)).toBe(is));

it('counts on over the year, both ways', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

it('takes the month of Montevideo, and names it', () => {
  expect(montevideoMonth(new Date('2026-11-01T02:59:00Z'))).toBe('2026-10');
  expect(monthName('2026-10')).toBe('octubre de 2026');
});

it('offers the newest first, and an older one that is asked for, but none to come', () => {
  const offered = offeredMonths('2026-10', '2001-05');
  expect(offered.slice(0, 2)).toEqual(['2026-10', '2026-09']);
  expect(offered.at(-1)).toBe('2001-05');
  expect(offeredMonths('2026-10', '2026-11')).not.toContain('2026-11');
});
