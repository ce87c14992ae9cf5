import { decryptToken, requestToken } from '@laundry/payment-channels/testing/pagosweb';
import { randomUUID } from 'node:crypto';
import { shortUuid } from '@laundry/strings/format';
import { eachMerchant } from './merchant.ts';

const KEY = 'bG9jYWwtcGFnb3N3ZWIta2V5LTI0Ynl0';

type Fields = Record<string, string>;
const transaction = randomUUID();
const request: Fields = {
  idCliente: '4210',
  idTarjetaCredito: '2',
  primerNombre: 'Eva',
  primerApellido: 'Paz',
  email: 'eva@demo.example',
  valorTransaccion: '400.5',
  cantidadCuotas: '1',
  moneda: '858',
  numeroOrden: shortUuid(transaction),
  version: '3.4',
  plan: '0',
  fecha: '2026-07-01 10:15:00',
  consumidorFinal: '0',
};

const FINAL = { consumidorFinal: '1', importeGravado: '328.28' };

/** The request with changed fields, and with a token that signs them. */
function signed(changes: Fields = {}): Fields {
  const fields = { ...request, ...changes };
  return { ...fields, transactionSecurityToken: requestToken(KEY, fields) };
}

const merchant = eachMerchant();
const bring = (fields: Fields) =>
  merchant.submit(merchant.url('/pagosweb/v3.4/requestprocessor.aspx'), fields);
const notified = (index: number): Fields =>
  Object.fromEntries(new URLSearchParams(merchant.received[index]?.body));

it('opens its page, and notifies and returns the same signed result', async () => {
  const brought = await bring(signed());
  expect(brought.status).toBe(303);
  const address = merchant.url(brought.headers.get('location') ?? '');
  const page = await (await fetch(address)).text();
  expect(page).toContain('$\u00a0400,50');
  expect(page).toContain(transaction);
  const back = await (await merchant.submit(address, { choice: 'approved' })).text();
  expect(back).toContain('action="http://localhost:4200/api/v1/payments/pagosweb/return/aprobada"');
  const result = notified(0);
  expect(result).toMatchObject({
    ventaAprobada: 'True',
    numeroTransaccion: expect.stringMatching(/^(?=.*[A-Z])[\dA-Z]+$/) as string,
    monto: '400,5',
    numeroOrden: request['numeroOrden'],
    Fecha: expect.stringMatching(/^\d{4}-\d\d-\d\d (0[1-9]|1[0-2]):\d\d:\d\d$/) as string,
  });
  const { ventaAprobada, numeroTransaccion, monto, codigoAutorizacion, mensaje, Fecha } = result;
  expect(decryptToken(KEY, String(Fecha), String(result['responseSecurityToken']))).toBe(
    `${ventaAprobada}${numeroTransaccion}${monto}${codigoAutorizacion}${mensaje}${request['numeroOrden']}4210${Fecha?.replace(' ', '')}`,
  );
  expect(back).toContain(`name="responseSecurityToken" value="${result['responseSecurityToken']}"`);
  expect(merchant.received).toHaveLength(1);
});

it.each<[string, Fields]>([
  ['another client', { idCliente: '4211' }],
  ['no name', { primerNombre: '' }],
  ['an accent', { primerApellido: 'Pérez' }],
  ['no e-mail', { email: '' }],
  ['VISA without an address', { idTarjetaCredito: '1' }],
  ['OCA without a telephone', { idTarjetaCredito: '3', cedula: '12345672' }],
  ['OCA without a document', { idTarjetaCredito: '3', telefono: '099123456' }],
  ['a currency in letters', { moneda: 'UYU' }],
  ['another version', { version: '3.3' }],
  ['a network that does not exist', { idTarjetaCredito: '7' }],
  ['a comma in the amount', { valorTransaccion: '400,5' }],
  ['thousands in the amount', { valorTransaccion: '1.400.50' }],
  ['a hyphen in the order', { numeroOrden: transaction }],
  ['a date without its space', { fecha: '2026-07-0110:15:00' }],
  ['a clock of 24 hours', { fecha: '2026-07-01 15:15:00' }],
  ['a final consumer without an invoice', { consumidorFinal: '1' }],
  ['an invoice of eight digits', { ...FINAL, numeroFactura: '12345678' }],
])('refuses %s', async (_what, changes) => {
  const refused = await bring(signed(changes));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('La solicitud de pago no es válida');
  expect(await merchant.payments()).toEqual([]);
});

it.each<Fields>([
  { idTarjetaCredito: '1', direccionEnvio: 'Rivera 2100' },
  { idTarjetaCredito: '3', telefono: '099123456', cedula: '12345672' },
  { ...FINAL, numeroFactura: '1234567' },
  { valorTransaccion: '400.50', moneda: '840' },
])('accepts the complete request: %j', async (changes) => {
  expect((await bring(signed(changes))).status).toBe(303);
});

it('accepts only posted forms whose token signs the fields', async () => {
  for (const wrong of [{ valorTransaccion: '1' }, { transactionSecurityToken: 'x' }])
    expect((await bring({ ...signed(), ...wrong })).status).toBe(400);
  const query = new URLSearchParams(signed()).toString();
  expect((await merchant.get(`/pagosweb/v3.4/requestprocessor.aspx?${query}`)).status).toBe(404);
});

it('accepts a repeated request until it is paid, and its order for no other request', async () => {
  const first = await bring(signed());
  const again = await bring(signed());
  expect(again.headers.get('location')).toBe(first.headers.get('location'));
  expect((await bring(signed({ valorTransaccion: '1' }))).status).toBe(400);
  expect((await bring(signed({ fecha: '2026-07-01 10:15:01' }))).status).toBe(400);
  await merchant.submit(merchant.url(first.headers.get('location') ?? ''), { choice: 'approved' });
  expect((await bring(signed())).status).toBe(400);
});

it('notifies a bank transfer twice', async () => {
  const brought = await bring(signed({ idTarjetaCredito: '5' }));
  await merchant.submit(merchant.url(brought.headers.get('location') ?? ''), { choice: 'approved' });
  while (merchant.received.length < 2) await merchant.next();
  expect(notified(1)).toEqual(notified(0));
});

it('returns an open payment as a pending sale, and does not notify', async () => {
  const brought = await bring(signed());
  const address = merchant.url(brought.headers.get('location') ?? '');
  const back = await (await merchant.submit(address, { choice: 'pending' })).text();
  expect(back).toContain('name="mensaje" value="Venta Pendiente"');
  expect(back).toContain('name="ventaAprobada" value="True"');
  expect(merchant.received).toHaveLength(0);
});
