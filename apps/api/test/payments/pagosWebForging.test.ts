import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { decryptToken } from '@laundry/payment-channels/testing/pagosweb';
import { pagosWebResult, postForm } from './notify.ts';
import { fixture, startTestApp } from '../support/testApp.ts';
import { openKinds } from '../ledger/ledgerRead.ts';

const NOTIFY = '/api/v1/notifications/pagosweb';
const RETURN = '/api/v1/payments/pagosweb/return/aprobada';
/** The order in which the provider joins the fields of a result (providers §3). */
const SIGNED =
  'ventaAprobada numeroTransaccion monto codigoAutorizacion mensaje numeroOrden idCliente Fecha'.split(' ');
/** The same for a request. */
const REQUESTED = `idCliente idTarjetaCredito primerNombre primerApellido segundoNombre segundoApellido cedula
  email telefono direccionEnvio valorTransaccion cantidadCuotas moneda numeroOrden version plan plazoEntrega
  fecha consumidorFinal importeGravado numeroFactura`.split(/\s+/);

const app = fixture(startTestApp);
beforeEach(() => app.advance(61_000));

type Fields = Record<string, string>;

const start = (fields: object = {}) => app.createTopUp({ channel: 'PagosWeb', paymentMethod: 2, ...fields });
/** Posts from another address than the provider's, with a forged `X-Forwarded-For`. */
const elsewhere = (fields: Fields) =>
  postForm(app, NOTIFY, fields, { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' });

/** All other values of the fields that join to the same text, made by moving one boundary. */
function shifted(fields: Fields, order: readonly string[]): Fields[] {
  return order.slice(0, -1).flatMap((left, index) => {
    const right = order[index + 1] ?? '';
    const before = fields[left] ?? '';
    const joined = before + (fields[right] ?? '');
    return Array.from({ length: joined.length + 1 }, (_, cut) => cut)
      .filter((cut) => cut !== before.length)
      .map((cut) => ({ ...fields, [left]: joined.slice(0, cut), [right]: joined.slice(cut) }));
  });
}

describe('moving characters between adjacent signed fields', () => {
  const pesos = fc.oneof(
    fc.integer({ min: 1, max: 20_000 }),
    fc.integer({ min: 100, max: 2_000_000 }).map((cents) => cents / 100),
  );
  const payer = fc.record(
    {
      address: fc.stringMatching(/^[A-Z][a-z]{2,6} \d{1,5}$/),
      phone: fc.stringMatching(/^09\d{7}$/),
      nroDoc: fc.stringMatching(/^\d{8}$/),
    },
    { requiredKeys: [] },
  );
  const comma = (amount: number) => String(amount).replace('.', ',');

  /** The fields of the form that the browser is given. */
  async function readRequest(fields: object): Promise<Fields> {
    const { body } = await app.create({ channel: 'PagosWeb', paymentMethod: 2, ...fields });
    const given = Object.fromEntries(new URL(String(body['pw_url'])).searchParams);
    const empty = Object.fromEntries(REQUESTED.map((name) => [name, '']));
    return { ...empty, ...given, fecha: String(given['fecha']).replace(' ', '') };
  }

  /** Whether the provider would accept the fields as a request, by the formats of its protocol. */
  const isTaken = (fields: Fields) =>
    /^\d{1,12}(\.\d{1,2})?$/.test(fields['valorTransaccion'] ?? '') &&
    Number(fields['valorTransaccion']) > 0 &&
    /^\d{1,2}$/.test(fields['cantidadCuotas'] ?? '') &&
    /^(858|840)$/.test(fields['moneda'] ?? '') &&
    fields['version'] === '3.4' &&
    fields['plan'] === '0';

  it('of a request credits no other amount or order', async () => {
    await fc.assert(
      fc.asyncProperty(pesos, payer, async (amount, fields) => {
        app.advance(61_000);
        const before = await app.balance();
        // Moved boundaries within the payer's own data do no harm: amount and order stay the same.
        const dangerous = (request: Fields) =>
          shifted(request, REQUESTED).filter((moved) => {
            const isOwn = moved['numeroOrden'] === request['numeroOrden'];
            return isTaken(moved) && !(isOwn && Number(moved['valorTransaccion']) === amount);
          });
        const count = dangerous(await readRequest({ amount, ...fields })).length;
        for (let index = 0; index < count; index += 1) {
          app.advance(2000);
          const moved = dangerous(await readRequest({ amount, ...fields }))[index] ?? {};
          const numeroOrden = String(moved['numeroOrden']);
          const monto = comma(Number(moved['valorTransaccion']));
          const result = pagosWebResult(app, randomUUID(), { monto, numeroOrden });
          expect((await postForm(app, NOTIFY, result)).status).toBe(200);
        }
        expect(await app.balance()).toBe(before);
      }),
      { numRuns: 12 },
    );
  });

  it('of a result credits nothing, and opens a discrepancy', async () => {
    const number = fc.stringMatching(/^[1-9][\dA-Z]{4,11}$/);
    const code = fc.stringMatching(/^[A-Z0-9]{0,6}$/);
    const message = fc.stringMatching(/^[A-Z][a-z ]{0,12}\.$/);
    const whole = fc.integer({ min: 11, max: 20_000 });
    await fc.assert(
      fc.asyncProperty(whole, number, code, message, async (amount, digits, codigoAutorizacion, mensaje) => {
        app.advance(61_000);
        const id = await start({ amount });
        const before = await app.balance();
        // The payer pays only the last digit of the ordered amount, or $ 1.
        const paid = amount % 10 || 1;
        const numeroTransaccion = digits + String(amount).slice(0, -1);
        const told = { numeroTransaccion, monto: comma(paid), codigoAutorizacion, mensaje };
        const honest = pagosWebResult(app, id, { ...told, Fecha: '2026-10-2511:18:00' });
        const signed = decryptToken(app.settings.PAGOSWEB_KEY, honest.Fecha, honest.responseSecurityToken);
        const variants = shifted(honest, SIGNED);
        for (const fields of variants) expect(SIGNED.map((name) => fields[name]).join('')).toBe(signed);
        for (const fields of variants) await postForm(app, RETURN, fields);
        for (const fields of variants) expect((await elsewhere(fields)).status).toBe(403);
        expect(await app.listStates(id)).toEqual(['created', 'pending']);
        expect(await openKinds(app.db, id)).toEqual([]);

        await postForm(app, NOTIFY, honest);
        for (const fields of variants) await postForm(app, RETURN, fields);
        for (const fields of variants) await postForm(app, NOTIFY, fields);
        expect(await app.balance()).toBe(before);
        expect(await openKinds(app.db, id)).not.toEqual([]);
        if (amount % 10 === 0) return;
        // The payment is frozen: an honest payment of the whole amount has to wait as well.
        expect(await openKinds(app.db, id)).toContain('contradiction');
        const entire = pagosWebResult(app, id, { numeroTransaccion: '9', monto: comma(amount) });
        await postForm(app, NOTIFY, entire);
        expect(await app.balance()).toBe(before);
      }),
      { numRuns: 8 },
    );
  });

  it('of an already credited result credits nothing more, and opens a contradiction', async () => {
    const id = await start();
    const before = await app.balance();
    const honest = pagosWebResult(app, id);
    await postForm(app, NOTIFY, honest);
    expect(await app.balance()).toBe(before + 400);
    for (const fields of shifted(honest, SIGNED)) await postForm(app, NOTIFY, fields);
    await postForm(app, NOTIFY, honest);
    expect(await app.balance()).toBe(before + 400);
    expect(new Set(await openKinds(app.db, id))).toEqual(new Set(['contradiction']));
  });
});
