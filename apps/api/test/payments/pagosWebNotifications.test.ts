import { randomUUID } from 'node:crypto';
import { server } from '@laundry/strings';
import { shortUuid } from '@laundry/strings/format';
import { openKinds } from '../ledger/ledgerRead.ts';
import { pagosWebResult, postForm } from './notify.ts';
import { fixture, startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';

const app = fixture(startTestApp);
beforeEach(() => app.advance(61_000));

const NOTIFY = '/api/v1/notifications/pagosweb';
const start = (fields: object = {}) => app.createTopUp({ channel: 'PagosWeb', paymentMethod: 2, ...fields });
const notify = (fields: Record<string, string>) => postForm(app, NOTIFY, fields);
const UNDER_REVIEW = { authorizationResult: 'PENDING', errorMessage: server.payment.underReview };
const unknownPayments = () => app.rows('discrepancies', { kind: 'unknown-payment' });

describe('a notification of PagosWeb', () => {
  it('credits a payment once; the return of the browser before it changes nothing', async () => {
    const id = await start();
    const before = await app.balance();
    const result = pagosWebResult(app, id);
    const back = await postForm(app, '/api/v1/payments/pagosweb/return/aprobada', result);
    expect(back.status).toBe(303);
    expect(back.headers.location).toBe(`http://localhost:4200/bancard-checkout-success/${id}`);
    expect(await app.getStatus(id)).toMatchObject({ authorizationResult: 'PENDING' });
    expect((await notify(result)).status).toBe(200);
    // A bank's payment is notified twice, each time with its own moment.
    expect((await notify(pagosWebResult(app, id, { Fecha: '2026-10-25 11:18:07' }))).status).toBe(200);
    expect((await notify(result)).status).toBe(200);
    expect(await app.balance()).toBe(before + 400);
  });

  it.each<[string, number, (id: string) => Record<string, string>]>([
    ['an id of letters', 400, () => ({ numeroTransaccion: '4961B', codigoAutorizacion: 'Z70421' })],
    ['an amount without its last zero', 1234.5, () => ({ monto: '1234,5', codigoAutorizacion: '704212' })],
    ['an amount without decimals', 300, () => ({ monto: '300', codigoAutorizacion: '704212' })],
    ['true in small letters', 400, () => ({ monto: '400', ventaAprobada: 'true' })],
    ['no authorization code', 400, () => ({ monto: '400', codigoAutorizacion: '' })],
    ['an order in capitals', 400, (id) => ({ monto: '400', numeroOrden: shortUuid(id).toUpperCase() })],
  ])('credits a result with %s', async (_what, amount, toFields) => {
    const id = await start({ amount });
    const before = await app.balance();
    expect((await notify(pagosWebResult(app, id, toFields(id)))).status).toBe(200);
    expect(await app.balance()).toBe(before + amount);
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
  });

  it('credits nothing for the slip of a cash network, only for its payment', async () => {
    const id = await start();
    const before = await app.balance();
    const slip = { numeroTransaccion: '88A1', mensaje: 'Venta Pendiente' };
    expect((await notify(pagosWebResult(app, id, slip))).status).toBe(200);
    expect(await app.balance()).toBe(before);
    expect(await app.getStatus(id)).toMatchObject({ authorizationResult: 'PENDING' });
    const paid = pagosWebResult(app, id, { numeroTransaccion: '88A1', mensaje: 'Venta Aprobada' });
    expect((await notify(paid)).status).toBe(200);
    expect(await app.balance()).toBe(before + 400);
  });

  it('keeps the message of a denial, except while an approval contradicts it', async () => {
    const id = await start();
    await notify(pagosWebResult(app, id, { ventaAprobada: 'False', mensaje: 'Saldo insuficiente' }));
    const denied = { authorizationResult: 'DENIED', errorMessage: 'Saldo insuficiente' };
    expect(await app.getStatus(id)).toMatchObject(denied);
    await notify(pagosWebResult(app, id));
    expect(await app.getStatus(id)).toMatchObject(UNDER_REVIEW);
    const { id: discrepancy } = await app.row('discrepancies', { transaction_id: id });
    await app.command('resolve', { by: 'Eva Paz', reason: 'none was paid', discrepancy });
    expect(await app.getStatus(id)).toMatchObject(denied);
  });

  // Tokens that are made up: everyChannel.test.ts; of another client: tokens.test.ts.
  it('is refused when it is forged or malformed', async () => {
    const id = await start();
    const denied = pagosWebResult(app, id, { ventaAprobada: 'False' });
    expect((await notify({ ...denied, ventaAprobada: 'True' })).status).toBe(401);
    expect((await notify({ ...denied, Fecha: 'ayer' })).status).toBe(400);
    expect((await notify({})).status).toBe(400);
    await notify(pagosWebResult(app, id, { monto: '4,00' }));
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
  });

  it('of an unknown order is accepted, and opens one discrepancy if it was paid', async () => {
    const denied = pagosWebResult(app, randomUUID(), { ventaAprobada: 'False', numeroOrden: 'WEB-1' });
    expect((await notify(denied)).status).toBe(200);
    expect(await unknownPayments()).toEqual([]);
    const paid = pagosWebResult(app, randomUUID(), { numeroTransaccion: '4961B', numeroOrden: 'WEB-1' });
    expect((await notify(paid)).status).toBe(200);
    expect((await notify(paid)).status).toBe(200);
    expect(await unknownPayments()).toMatchObject([
      { key: 'PagosWeb:4961B', amount_cents: 40_000, transaction_id: null },
    ]);
  });

  it.each(['1.234,50', '0'])('freezes a payment that is approved with the amount %s', async (monto) => {
    const id = await start();
    expect((await notify(pagosWebResult(app, id, { monto }))).status).toBe(200);
    expect(await openKinds(app.db, id)).toEqual(['contradiction']);
    expect(await app.getStatus(id)).toMatchObject(UNDER_REVIEW);
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
  });

  // With a forged one too: everyChannel.test.ts.
  it('redirects a returning browser even with an empty result', async () => {
    const empty = await postForm(app, '/api/v1/payments/pagosweb/return/cancelada', {});
    expect(empty).toMatchObject({ status: 303, headers: { location: 'http://localhost:4200/credit' } });
    expect((await postForm(app, '/api/v1/payments/pagosweb/return/otra', {})).status).toBe(404);
  });
});

describe('the form for PagosWeb', () => {
  const readForm = async (on: TestApp, fields: object): Promise<Record<string, string>> => {
    const { body } = await on.create({ channel: 'PagosWeb', paymentMethod: 2, ...fields });
    const { pathname, searchParams } = new URL(String(body['pw_url']));
    return { id: String(body['transaction_id']), pathname, ...Object.fromEntries(searchParams) };
  };

  it('has the documented formats of date, amount, order and names', async () => {
    const form = await readForm(app, {
      amount: 1234.5,
      name: 'Íñigo  Núñez Güell',
      paymentMethod: 1,
      address: 'José Ellauri nº 1 “bis”',
    });
    expect(form).toMatchObject({
      pathname: '/pagosweb/v3.4/requestprocessor.aspx',
      idTarjetaCredito: '1',
      moneda: '858',
      transactionSecurityToken: expect.any(String) as string,
      primerNombre: 'Inigo',
      primerApellido: 'Nunez Guell',
      direccionEnvio: 'Jose Ellauri no 1 bis, Uruguay',
      valorTransaccion: '1234.5',
      numeroOrden: shortUuid(String(form['id'])),
      fecha: expect.stringMatching(/^\d{4}-\d\d-\d\d (0[1-9]|1[0-2]):\d\d:\d\d$/) as string,
      consumidorFinal: '0',
    });
    expect(form).not.toHaveProperty('importeGravado');
  });

  it('has a placeholder for a name without ASCII letters', async () => {
    expect(await readForm(app, { name: '李明' })).toMatchObject({
      primerNombre: 'Cliente',
      primerApellido: 'Cliente',
    });
  });

  it('declares the VAT of final consumers when a rate is set', async () => {
    const taxed = await startTestApp({ PAGOSWEB_VAT_PERCENT: '22' });
    const form = await readForm(taxed, { amount: 1220 });
    expect(form).toMatchObject({
      valorTransaccion: '1220',
      consumidorFinal: '1',
      importeGravado: '1000',
      numeroFactura: expect.stringMatching(/^\d{1,7}$/) as string,
    });
    expect(await readForm(taxed, { rut: '211003420017' })).toMatchObject({ consumidorFinal: '0' });
    await taxed.close();
  });
});
