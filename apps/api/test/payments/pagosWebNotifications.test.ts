import { randomUUID } from 'node:crypto';
import { CARDS } from '../support/demoData.ts';
import { pagosWebResult, postForm } from './notify.ts';
import { startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.advance(61_000));

const balance = async () => Number((await app.account(CARDS.plain))['balance']);

describe('a notification of PagosWeb', () => {
  const NOTIFY = '/api/v1/notifications/pagosweb';
  const start = () => app.createTopUp({ channel: 'PagosWeb', paymentMethod: 2 });

  it('credits its offline notification once; the return before it changes nothing', async () => {
    const id = await start();
    const before = await balance();
    const result = pagosWebResult(app, id);
    const back = await postForm(app, '/api/v1/payments/pagosweb/return/aprobada', result);
    expect(back.status).toBe(303);
    expect(back.headers.location).toBe(`http://localhost:4200/bancard-checkout-success/${id}`);
    expect(await app.statusOf(id)).toMatchObject({ authorizationResult: 'PENDING' });
    expect((await postForm(app, NOTIFY, result)).status).toBe(200);
    expect((await postForm(app, NOTIFY, result)).status).toBe(200);
    expect(await balance()).toBe(before + 400);
  });

  it('keeps the message of a denial', async () => {
    const id = await start();
    const result = pagosWebResult(app, id, { ventaAprobada: 'False', mensaje: 'Saldo insuficiente' });
    await postForm(app, NOTIFY, result);
    expect(await app.statusOf(id)).toMatchObject({
      authorizationResult: 'DENIED',
      errorMessage: 'Saldo insuficiente',
    });
  });

  it('refuses forged, malformed and unknown ones', async () => {
    const id = await start();
    const denied = pagosWebResult(app, id, { ventaAprobada: 'False' });
    expect((await postForm(app, NOTIFY, { ...denied, ventaAprobada: 'True' })).status).toBe(401);
    expect((await postForm(app, NOTIFY, { ...denied, responseSecurityToken: 'AAAA' })).status).toBe(401);
    expect((await postForm(app, NOTIFY, pagosWebResult(app, id, { idCliente: '1' }))).status).toBe(401);
    expect((await postForm(app, NOTIFY, { ...denied, Fecha: 'ayer' })).status).toBe(400);
    expect((await postForm(app, NOTIFY, {})).status).toBe(400);
    expect((await postForm(app, NOTIFY, pagosWebResult(app, randomUUID()))).status).toBe(404);
    await postForm(app, NOTIFY, pagosWebResult(app, id, { monto: '4,00' }));
    expect(await app.statesOf(id)).toEqual(['created', 'pending']);
  });

  it('never leaves a browser on a page of JSON', async () => {
    const id = await start();
    const forged = { ...pagosWebResult(app, id), responseSecurityToken: 'AAAA' };
    const back = await postForm(app, '/api/v1/payments/pagosweb/return/aprobada', forged);
    expect(back.headers.location).toBe(`http://localhost:4200/bancard-checkout-success/${id}`);
    expect(await app.statesOf(id)).toEqual(['created', 'pending']);
    const empty = await postForm(app, '/api/v1/payments/pagosweb/return/cancelada', {});
    expect(empty).toMatchObject({ status: 303, headers: { location: 'http://localhost:4200/credit' } });
    expect((await postForm(app, '/api/v1/payments/pagosweb/return/otra', {})).status).toBe(404);
  });
});
