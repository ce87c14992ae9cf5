import { isGoodPassword, PASSWORD_PATTERN } from './password.ts';

/** As browsers interpret a field's `pattern`. */
const pattern = new RegExp(`^(?:${PASSWORD_PATTERN})$`, 'v');

it.each([
  'Correcta2026',
  'Ñandú-2026',
  'corta1A',
  'sinmayuscula1',
  'SINMINUSCULA1',
  'SinNumeros',
  'con espacios A1',
  '',
])('the pattern agrees with the rules about "%s"', (password) => {
  expect(pattern.test(password)).toBe(isGoodPassword(password));
});
