import { isGoodPassword } from './password.ts';

it.each([
  ['Correcta2026', true],
  ['Ñandú-2026', true],
  ['con espacios A1', true],
  ['corta1A', false],
  ['sinmayuscula1', false],
  ['SINMINUSCULA1', false],
  ['SinNumeros', false],
  ['Aa1     ', false],
  ['        ', false],
  ['', false],
])('"%s" is good: %s', (password, isGood) => {
  expect(isGoodPassword(password)).toBe(isGood);
});
