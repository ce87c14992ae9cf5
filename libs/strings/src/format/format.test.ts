import fc from 'fast-check';
import { formatAmount, formatCents, formatCount, formatMeasure, formatPesos } from './numbers.ts';
import { isCalendarDay } from './calendarDay.ts';
import { formatDay, formatInstant } from './instants.ts';
import { escapeFormula, formatCard, keepUnitsTogether } from './texts.ts';

describe('formatPesos', () => {
  it.each([
    [0, '$ 0'],
    [950, '$ 950'],
    [1234, '$ 1.234'],
    [1234.5, '$ 1.234,50'],
    [0.1 + 0.2, '$ 0,30'],
    [1_234_567.89, '$ 1.234.567,89'],
    [-20, '-$ 20'],
    [999.999, '$ 1.000'],
  ])('formats %p as %s', (pesos, text) => {
    expect(formatPesos(pesos)).toBe(text);
  });
});

it('formatCents and formatAmount format cents as pesos, with and without the currency sign', () => {
  expect([123_450, 95_000, -2_000].map(formatCents)).toEqual(['$ 1.234,50', '$ 950', '-$ 20']);
  expect([123_450, 95_000, -2_050].map(formatAmount)).toEqual(['1.234,50', '950', '-20,50']);
});

it('formatCard groups the digits as printed on the card, on one line', () => {
  expect(['12345678', '1234', ''].map(formatCard)).toEqual(['1234\u00A05678', '1234', '']);
});

it('formats amounts and counts like Intl', () => {
  const options = { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } as const;
  const amount = new Intl.NumberFormat('es-UY', { useGrouping: 'always', ...options });
  const count = new Intl.NumberFormat('es-UY', { useGrouping: 'always' });
  for (let cents = -1_000_000_007; cents < 1_000_000_000; cents += 3_333_337) {
    expect(formatAmount(cents)).toBe(amount.format(cents / 100));
    expect(formatCents(Math.abs(cents))).toBe(`$ ${amount.format(Math.abs(cents) / 100)}`);
    expect(formatCount(cents)).toBe(count.format(cents));
  }
});

it('formatCount groups by thousands', () => {
  expect([7, 1482600].map(formatCount)).toEqual(['7', '1.482.600']);
});

it('formatMeasure groups from five digits on', () => {
  expect([10.2, 1035, 12_000].map(formatMeasure)).toEqual(['10,2', '1035', '12.000']);
});

it.each([
  ['De <b>10,2 kg</b> o 15 kg.', 'De <b>10,2\u00a0kg</b> o 15\u00a0kg.'],
  ['2 grandes y 3 medianas', '2 grandes y 3 medianas'],
])('keepUnitsTogether changes "%s" to "%s"', (text, kept) => {
  expect(keepUnitsTogether(text)).toBe(kept);
});

describe('days and instants', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is a day', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  it.each(['', '2026', '2026-12', '2026-2-3', '2026-02-29', '2026-13-01', '2026-12-01T00:00', ' 2026-12-01'])(
    '%j is none',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );

  it.each([
    ['2026-03-01', '01/03/2026'],
    ['2026-03-02T02:59:00Z', '01/03/2026'],
    ['2026-03-02T03:00:00Z', '02/03/2026'],
    ['no es una fecha', ''],
  ])('the day of %s is %s', (value, text) => {
    expect(formatDay(value)).toBe(text);
  });

  it.each([
    ['2026-03-02T02:59:00Z', '01/03/2026 23:59'],
    ['2026-03-02T03:00:00Z', '02/03/2026 00:00'],
    ['2026-03-01T10:32:00-03:00', '01/03/2026 10:32'],
    ['', ''],
  ])('the instant %s is %s', (value, text) => {
    expect(formatInstant(value)).toBe(text);
  });
});

it.each(['=1+1', '+54', '-2', '@SUM(A1)', '\t=1', '\r=1', '\ttexto', '  =1', '＝1'])(
  '%j is made harmless',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  },
);

it.each(['', 'Ana', 'a=b', '12345678', 'ana@demo.example', '🧺 =', "'=1"])('%j stays unchanged', (text) => {
  expect(escapeFormula(text)).toBe(text);
});

it('escapeFormula leaves no text that begins like a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => !/^[=+\-@\t\r]/.test(escapeFormula(text))),
  );
});
