import { requestToken } from './requestFields.ts';
import { Result, isGenuine, resultToken } from './result.ts';
import * as v from 'valibot';

// The vectors of providers §3, with a key of each length.
const K24 = 'Y2xhdmUtaW52ZW50YWRhLTI0LWJ5dGVz';
const K16 = 'Y2xhdmUtZGUtMTZieXRlcw==';

const request = {
  idCliente: '77123',
  idTarjetaCredito: '2',
  primerNombre: 'Ana',
  primerApellido: 'Lopez',
  cedula: '12345672',
  tipoDocumento: '1',
  email: 'ana@ejemplo.uy',
  telefono: '099123456',
  direccionEnvio: 'Rivera 2100',
  valorTransaccion: '1234.5',
  cantidadCuotas: '1',
  moneda: '858',
  numeroOrden: '50017',
  version: '3.4',
  plan: '0',
  fecha: '2026-11-23 03:05:09',
  consumidorFinal: '0',
};

it.each([
  [
    K24,
    'b6U0TZYWWKJZiQXo975dBk0P+rvkOeeUqZXAtHRPerJOQcrqD8l7SEO2K3nz/Eqbjxs/5rtpzgipixRvOB/GlEyZq50OX5iQ0mMHHNXIT/3f1kFHXvTFK6kR27BIaNXg',
  ],
  [
    K16,
    'TnJh8+S3MFts/Iehm/GpTzmU3Orgw/PTw71ltPjsSHvWuWb04LRkAWmn0aTsAzAbckH5J2acOjMUU2x5WXvCnJLqVPa+826XVJwtkKodzGrsMl1lsnpwsF/mqA0BJXet',
  ],
])('signs the request of the vector with %s', (key, token) => {
  expect(requestToken(key, request)).toBe(token);
});

const signed = {
  ventaAprobada: 'True',
  numeroTransaccion: '4961B',
  monto: '1234,5',
  codigoAutorizacion: '704212',
  mensaje: 'Venta Aprobada',
  numeroOrden: '50017',
  idCliente: '77123',
};
const read = (fields: object) => v.parse(Result, fields);

describe.each([
  [K24, 'ORjVH9x0oIvSGP0y8bHMDidWpRaILDq1mLSUqtHl/CeU6bS8P3iaIY6H7jUvLBi69lZifiv/yrsX/QLEg6mAEQ=='],
  [K16, 'lwv/EpSfldRxjtEolPUUqGen34cUh8IudLWZCmD8J2bPEMzYInZh+bFYEBZpvRLTSme9q0cmh+NVj4JDM8UmRw=='],
])('the result of the vector with %s', (key, responseSecurityToken) => {
  const result = { ...signed, responseSecurityToken };

  it.each([
    { Fecha: '2026-11-23 03:06:41' },
    { Fecha: '2026-11-2303:06:41' },
    { fecha: '2026-11-23 03:06:41' },
    { fecha: '2026-11-2303:06:41' },
  ])('is genuine with %j', (date) => {
    expect(isGenuine(key, '77123', read({ ...result, ...date }))).toBe(true);
  });

  it('has its token, and is refused after any change', () => {
    const fecha = '2026-11-23 03:06:41';
    expect(resultToken(key, { ...signed, fecha })).toBe(responseSecurityToken);
    for (const change of [{ monto: '1234,6' }, { ventaAprobada: 'true' }, { numeroOrden: '50018' }])
      expect(isGenuine(key, '77123', read({ ...result, fecha, ...change }))).toBe(false);
    expect(isGenuine(key, '77124', read({ ...result, fecha }))).toBe(false);
  });
});

it('accepts accents that were signed as UTF-8 or as ASCII', () => {
  const result = { ...signed, mensaje: 'Transacción aprobada', fecha: '2026-11-23 03:06:41' };
  const ascii = { ...result, mensaje: 'Transacci?n aprobada' };
  for (const written of [result, ascii]) {
    const received = read({ ...result, responseSecurityToken: resultToken(K24, written) });
    expect(isGenuine(K24, '77123', received)).toBe(true);
  }
});
