import { centsOf, centsOfText, decimalText } from './money.ts';

it.each([
  [400, 40_000],
  [0.1, 10],
  [1234.56, 123_456],
  [1.005, undefined],
  [0.001, undefined],
  [Infinity, undefined],
  [1e300, undefined],
])('%p pesos are %p cents', (pesos, cents) => {
  expect(centsOf(pesos)).toBe(cents);
});

it('keeps every amount of two decimals', () => {
  const amounts = Array.from({ length: 300_000 }, (_, cents) => cents);
  expect(amounts.filter((cents) => centsOf(Number((cents / 100).toFixed(2))) !== cents)).toEqual([]);
});

it.each([
  ['400', 40_000],
  ['400.5', 40_050],
  ['400,00', 40_000],
  ['1.234,5', undefined],
  ['-4', undefined],
  ['', undefined],
])('reads %p as %p cents', (text, cents) => {
  expect(centsOfText(text)).toBe(cents);
});

it('writes money as Bancard wants it', () => {
  expect(decimalText(40_000)).toBe('400.00');
  expect(decimalText(5)).toBe('0.05');
});
