import { amountsOf, hasOpenAmount } from './readings.ts';

const around = (
  numeroTransaccion: string,
  monto: string,
  codigoAutorizacion = 'A1',
  mensaje = 'Aprobada',
) => ({
  numeroTransaccion,
  monto,
  codigoAutorizacion,
  mensaje,
});

it('reads every amount that digits of the number can make', () => {
  const amounts = amountsOf(around('77710000', '1,00'));
  expect(amounts).toEqual(expect.arrayContaining([100, 10_000_100, 710_000_100]));
  expect(amounts).not.toContain(200);
});

it('reads the same amounts however the text is cut', () => {
  expect(amountsOf(around('777', '100001,00')).sort()).toEqual(amountsOf(around('77710000', '1,00')).sort());
});

it.each([
  ['400,00', '123456', false],
  ['400,0', '0123456', true],
  ['400', '123456', true],
  ['400', ',00123456', true],
  ['400', 'A1', false],
  ['400,5', '', false],
])('%s before %s can go on: %p', (monto, code, open) => {
  expect(hasOpenAmount(around('7', monto, code))).toBe(open);
});
