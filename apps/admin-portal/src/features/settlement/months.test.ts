import { isMonth, offeredMonths } from './months.ts';

it.each([
  ['2026-10', true],
  ['2026-13', false],
  ['2026-1', false],
  ['0026-10', false],
  ['', false],
])('recognises whether %s is a month', (text, is) => expect(isMonth(text)).toBe(is));

it('offers months newest first, back to an older one from the URL, and no future month', () => {
  const offered = offeredMonths('2026-10', '2001-05');
  expect(offered.slice(0, 2)).toEqual(['2026-10', '2026-09']);
  expect(offered.at(-1)).toBe('2001-05');
  expect(offeredMonths('2026-10', '2026-11')).not.toContain('2026-11');
});
