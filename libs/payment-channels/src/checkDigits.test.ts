import { documentWarning, isCedula, isRut, rutWarning } from './index.ts';

describe('check digits', () => {
  it.each([
    ['211003420017', true],
    ['211003420018', false],
    ['21100342001', false],
    ['', false],
  ])('RUT %s: %s', (rut, valid) => {
    expect(isRut(rut)).toBe(valid);
  });

  it.each([
    ['1.234.567-2', true],
    ['12345672', true],
    ['12345673', false],
    ['123', false],
  ])('cédula %s: %s', (document, valid) => {
    expect(isCedula(document)).toBe(valid);
  });

  it('warn only about complete numbers that are wrong', () => {
    expect(rutWarning('2110')).toBeUndefined();
    expect(rutWarning('211003420017')).toBeUndefined();
    expect(rutWarning('211003420018')).toContain('RUT');
    expect(documentWarning('1234567')).toBeUndefined();
    expect(documentWarning('12345673')).toContain('cédula');
  });
});
