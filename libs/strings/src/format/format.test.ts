import fc from 'fast-check';
import { formatAmount, formatCents, formatCount, formatMeasure, formatPesos } from './numbers.ts';
import { isCalendarDay, monthAfter, monthOfDay } from './calendarDay.ts';
import { formatDay, formatInstant, montevideoDay } from './instants.ts';
import { escapeFormula, formatCard, keepUnitsTogether } from './texts.ts';
import { toCents, centsOfText, decimalText } from './money.ts';
import { cedulaDigits, isCedula, isRut } from './index.ts';
import { shortUuid, uuidOfShort } from './shortUuid.ts';

it.each([
  [0, '$ 0'],
  [1234.5, '$ 1.234,50'],
  [0.1 + 0.2, '$ 0,30'],
  [-20, '-$ 20'],
  [999.999, '$ 1.000'],
])('formatPesos gives %p as %s', (pesos, text) => {
  expect(formatPesos(pesos)).toBe(text);
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

  it.each(['', '0000-01-01', '9999-01-01', '2026-2-3', '2026-02-29', '2026-13-01', '2026-12-01T00:00'])(
    '%j is not a day of this century',
    (text) => expect(isCalendarDay(text)).toBe(false),
  );

  it('counts months across years, both ways, from that of a day in Montevideo', () => {
    expect(monthOfDay(montevideoDay('2026-11-01T02:59:00Z'))).toBe('2026-10');
    expect(monthAfter('2026-12')).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });

  it.each([
    ['2026-03-01', '01/03/2026'],
    ['2026-03-02T02:59:00Z', '01/03/2026'],
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
  '%j is escaped',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  },
);

it.each(['', 'Ana', 'a=b', 'a, -b', 'ana@demo.example', '🧺 =', "'=1"])('%j is not escaped', (text) => {
  expect(escapeFormula(text)).toBe(text);
});

it('escapeFormula leaves no text that begins like a formula, nor a part of it between commas', () => {
  expect(escapeFormula('Ana,=1+1,-2, +598')).toBe("Ana,'=1+1,'-2, +598");
  const texts = fc.string({ unit: 'grapheme' });
  fc.assert(fc.property(texts, (text) => !/^[=+\-@\t\r]|,[=+\-@]/.test(escapeFormula(text))));
});

it.each([
  [1.005, undefined],
  [0.001, undefined],
  [Infinity, undefined],
  [1e300, undefined],
])('%p pesos are %p cents', (pesos, cents) => {
  expect(toCents(pesos)).toBe(cents);
});

it('toCents keeps every amount of two decimals', () => {
  const amounts = Array.from({ length: 300_000 }, (_, cents) => cents);
  expect(amounts.filter((cents) => toCents(Number((cents / 100).toFixed(2))) !== cents)).toEqual([]);
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

it('writes money in the format of Bancard', () => {
  expect([40_000, 5].map(decimalText)).toEqual(['400.00', '0.05']);
});

it.each([
  ['211003420017', true],
  ['211003420018', false],
  ['21100342001', false],
  ['', false],
])('RUT %s: %s', (rut, valid) => {
  expect(isRut(rut)).toBe(valid);
});

it.each([
  ['12345672', true],
  ['12345673', false],
  ['1234561', true],
  ['1234567', false],
  ['123', false],
  ['1.234.567-2', false],
  ['A12345672', false],
])('cédula %s: %s', (document, valid) => {
  expect(isCedula(document)).toBe(valid);
});

it('takes the digits of a cédula as people write it', () => {
  expect(cedulaDigits('1.234.567-2')).toBe('12345672');
  expect(cedulaDigits('12345672999')).toBe('12345672');
});

const ten = Array.from({ length: 10 }, (_, digit) => String(digit));
const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));

it('a RUT has at most one check digit, a cédula exactly one', () => {
  fc.assert(
    fc.property(digits(11), digits(7), (rut, cedula) => {
      expect(ten.filter((digit) => isRut(rut + digit)).length).toBeLessThanOrEqual(1);
      expect(ten.filter((digit) => isCedula(cedula + digit))).toHaveLength(1);
    }),
  );
});

it.each([
  ['00000000-0000-0000-0000-000000000000', '0000000000000000000000000'],
  ['7b0e3c52-4d1a-4b6f-9c3e-1f2a3b4c5d6e', '7a9ltdcujb2q693xypybslje6'],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', 'f5lxx1zz5pnorynqglhzmsp33'],
])('the UUID %s has the short form %s, and back', (uuid, short) => {
  expect(shortUuid(uuid)).toBe(short);
  expect(uuidOfShort(short)).toBe(uuid);
  expect(uuidOfShort(short.toUpperCase())).toBe(uuid);
});

it.each(['', '123', 'z'.repeat(25), '0'.repeat(26), `${'0'.repeat(24)}-`])('%j is no short UUID', (text) => {
  expect(uuidOfShort(text)).toBeUndefined();
});
