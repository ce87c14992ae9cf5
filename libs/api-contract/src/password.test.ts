import { isGoodPassword, PASSWORD_PATTERN } from './password.ts';

/** As browsers interpret a field's `pattern`. */
const pattern = new RegExp(`^(?:${PASSWORD_PATTERN})$`, 'v');

it.each([
  ['Correcta2026', true],
  ['Ñandú-2026', true],
  ['con espacios A1', true],
  ['corta1A', false],
  ['sinmayuscula1', false],
  ['SINMINUSCULA1', false],
  ['SinNumeros', false],
  ['        ', false],
  ['', false],
])('"%s" is good: %s, by the rules and by the pattern', (password, isGood) => {
  expect([isGoodPassword(password), pattern.test(password)]).toEqual([isGood, isGood]);
});
