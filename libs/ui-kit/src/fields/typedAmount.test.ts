import { amountOf, pastedAmount, pesosOf, readAmount, showAmount } from './typedAmount.ts';

it.each([
  ['1.234,50', 1234.5],
  ['1234.5', 1234.5],
  ['$ 400', 400],
  ['US$ 1,234.50', 1234.5],
  ['1.234', 1234],
  ['1,234', 1234],
  ['1.234.567', 1234567],
  ['007', 7],
  ['pesos', ''],
])('%s pasted is %s pesos', (text, pesos) => {
  expect(pesosOf(pastedAmount(text))).toBe(pesos);
});

it.each([
  ['1234567,5', '1.234.567,5'],
  ['1234.5', '1.234.5'],
  ['123', '123'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(showAmount(typed)).toBe(shown);
});

it('keeps two decimals and nine whole digits, and no decimals of whole pesos', () => {
  expect(readAmount('12,345', false)).toBe('12,34');
  expect(readAmount('12345678901', false)).toBe('123456789');
  expect(readAmount('12,34', true)).toBe('12');
});

it.each([
  [1234.5, '1234,50'],
  [400, '400'],
  ['' as const, ''],
])('%s pesos are typed %s', (pesos, typed) => {
  expect(amountOf(pesos)).toBe(typed);
});
