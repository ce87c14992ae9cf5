import {
  pesosToAmount,
  parsePastedAmount,
  amountToPesos,
  parseAmountInput,
  formatAmountInput,
} from './amountInput.ts';

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
  expect(amountToPesos(parsePastedAmount(text))).toBe(pesos);
});

it.each([
  ['1234567,5', '1.234.567,5'],
  ['1234.5', '1.234.5'],
  ['123', '123'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(formatAmountInput(typed)).toBe(shown);
});

it('keeps two decimals and nine whole digits', () => {
  expect(parseAmountInput('12,345')).toBe('12,34');
  expect(parseAmountInput('12345678901')).toBe('123456789');
});

it.each([
  [1234.5, '1234,50'],
  [400, '400'],
  ['' as const, ''],
])('%s pesos are entered as %s', (pesos, typed) => {
  expect(pesosToAmount(pesos)).toBe(typed);
});
