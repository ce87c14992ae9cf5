import { possibleAmounts } from './result.ts';

const around = (numeroTransaccion: string, monto: string, codigoAutorizacion = 'A1') => ({
  numeroTransaccion,
  monto,
  codigoAutorizacion,
  mensaje: 'Aprobada',
});

it('reads every amount that digits of the number can make', () => {
  const amounts = possibleAmounts(around('77710000', '1,00'));
  expect(amounts).toEqual(expect.arrayContaining([100, 10_000_100, 710_000_100]));
  expect(amounts).not.toContain(200);
});

it('reads an amount behind a number of letters and digits, and what the code could add to it', () => {
  const amounts = possibleAmounts(around('4961B', '1234,5', '704212'));
  expect(amounts).toEqual(expect.arrayContaining([123_450, 123_457, 23_450, 496_100]));
});

it('reads the same amounts however the text is cut', () => {
  expect(possibleAmounts(around('777', '100001,00')).sort()).toEqual(
    possibleAmounts(around('77710000', '1,00')).sort(),
  );
});
