import fc from 'fast-check';
import { cedulaDigits, isCedula, isRut } from './index.ts';

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
