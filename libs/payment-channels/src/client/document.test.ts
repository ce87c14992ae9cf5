import {
  DOCUMENT_TYPE,
  documentError,
  normaliseDocumentNumber,
  documentWarning,
  rutWarning,
  shortRutWarning,
} from './document.ts';

const { cedula, other } = DOCUMENT_TYPE;

it('warns only about complete numbers that are wrong', () => {
  expect(rutWarning('2110')).toBeUndefined();
  expect(shortRutWarning('21100')).toContain('12');
  expect([shortRutWarning(''), shortRutWarning('211003420018')]).toEqual([undefined, undefined]);
  expect(rutWarning('211003420017')).toBeUndefined();
  expect(rutWarning('211003420018')).toContain('RUT');
  expect(documentWarning('1234567')).toBeUndefined();
  expect(documentWarning('12345673')).toContain('cédula');
});

it.each([
  [cedula, '12345672', undefined],
  [cedula, '1.234.567-2', undefined],
  [cedula, '', undefined],
  [cedula, '12345673', 'Revise el último dígito de la cédula.'],
  [cedula, '1234567', 'Revise el último dígito de la cédula.'],
  [cedula, '12345', 'La cédula tiene 7 u 8 dígitos.'],
  [other, 'AB 123', undefined],
])('the document %s %s: %s', (type, number, error) => {
  expect(documentError(type, number)).toBe(error);
});

it('keeps what was typed for another type, and sends the digits of a cédula', () => {
  expect(normaliseDocumentNumber(other, ' AB-123 ')).toBe('AB-123');
  expect(normaliseDocumentNumber(cedula, 'AB 1.234.567-2')).toBe('12345672');
});
