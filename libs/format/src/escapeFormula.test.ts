import fc from 'fast-check';
import { escapeFormula } from './escapeFormula.ts';

it.each(['=1+1', '+54', '-2', '@SUM(A1)', '\t=1', '\r=1', '\ttexto', '  =1', '＝1'])(
  '%j is made harmless',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  },
);

it.each(['', 'Ana', 'a=b', '12345678', 'ana@demo.example', '🧺 =', "'=1"])('%j stays as it is', (text) => {
  expect(escapeFormula(text)).toBe(text);
});

it('leaves no text that begins as a formula does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => !/^[=+\-@\t\r]/.test(escapeFormula(text))),
  );
});
