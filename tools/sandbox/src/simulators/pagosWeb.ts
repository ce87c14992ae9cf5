import { readFile } from 'node:fs/promises';
import { simulators as texts } from '@laundry/strings';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { chosenOutcome, failsToCreate, settle } from './context.ts';
import type { Simulation } from './context.ts';
import { escaped, messagePage, page, payerPage } from './html.ts';
import { decrypt } from './pagosWebCipher.ts';
import { offlineWriter, resultFields } from './pagosWebResult.ts';
import { stateOf } from './payments.ts';
import type { Payment } from './payments.ts';

/** The order in which the request token joins the fields (payment-providers, section 3). */
const SIGNED = [
  'idCliente',
  'idTarjetaCredito',
  'primerNombre',
  'primerApellido',
  'segundoNombre',
  'segundoApellido',
  'cedula',
  'email',
  'telefono',
  'direccionEnvio',
  'valorTransaccion',
  'cantidadCuotas',
  'moneda',
  'numeroOrden',
  'version',
  'plan',
  'plazoEntrega',
  'fecha',
  'consumidorFinal',
  'importeGravado',
  'numeroFactura',
] as const;

const Fields = v.looseObject({
  idCliente: v.string(),
  valorTransaccion: v.pipe(v.string(), v.regex(/^\d+(\.\d{1,2})?$/)),
  numeroOrden: v.pipe(v.string(), v.nonEmpty()),
  fecha: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d ?\d\d:\d\d:\d\d$/)),
  transactionSecurityToken: v.string(),
});

/** Which of the addresses registered with the provider the browser is sent to. */
const RETURN = { approved: 'aprobada', denied: 'rechazada' } as const;

/** PagosWeb (payment-providers, section 3). */
export function pagosWeb(simulation: Simulation) {
  const { book, secrets, apiOrigin, publicOrigin } = simulation;
  const write = offlineWriter(secrets, `${apiOrigin}/api/v1/notifications/pagosweb`);

  /** The fields of a request whose token was made with our key over them. */
  function genuineFields(given: Readonly<Record<string, unknown>>) {
    const fields = v.safeParse(Fields, given);
    if (!fields.success) return undefined;
    const { fecha, transactionSecurityToken: token, idCliente } = fields.output;
    const signed = SIGNED.map((name) => given[name] ?? '').join('');
    const isOurs =
      idCliente === secrets.pagosWebClientId && decrypt(secrets.pagosWebKey, fecha, token) === signed;
    return isOurs ? fields.output : undefined;
  }

  const register = (reference: string, amount: number): Payment =>
    book.find('pagosweb', reference) ??
    book.put({ provider: 'pagosweb', reference, key: reference, amount, attempts: [], details: {} });

  /** Sends the browser back by a POST to one of the registered addresses. */
  function returnPage(payment: Payment): string {
    const state = payment.attempts.at(-1)?.state;
    const outcome = state === 'approved' || state === 'denied' ? RETURN[state] : 'cancelada';
    const inputs = Object.entries(resultFields(payment, secrets))
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
      .join('');
    const action = `${publicOrigin}/api/v1/payments/pagosweb/return/${outcome}`;
    const form = `<form method="post" action="${escaped(action)}">${inputs}<button class="first">${texts.back}</button></form>`;
    return page(texts.title('PagosWeb'), `${form}<script src="/pagosweb/submit-form.js"></script>`);
  }

  const routes = async (app: FastifyInstance) => {
    app.get('/submit-form.js', async (_, reply) =>
      reply
        .type('text/javascript')
        .send(await readFile(new URL('browser/submit-form.js', import.meta.url), 'utf8')),
    );

    app.post('/v3.4/requestprocessor.aspx', async (request, reply) => {
      if (await failsToCreate(simulation, 'pagosweb', request, reply)) return reply;
      reply.type('text/html');
      const fields = genuineFields({ ...Object(request.query), ...Object(request.body) });
      if (!fields) return reply.code(400).send(messagePage(texts.badToken));
      const payment = register(fields.numeroOrden, Number(fields.valorTransaccion));
      return payerPage({
        provider: 'PagosWeb',
        amount: payment.amount,
        reference: payment.reference,
        action: `/pagosweb/payments/${encodeURIComponent(payment.reference)}/choice`,
        paid: stateOf(payment) === 'approved',
      });
    });

    app.post<{ Params: { reference: string } }>('/payments/:reference/choice', async (request, reply) => {
      const payment = book.find('pagosweb', request.params.reference);
      if (!payment) return reply.code(404).type('text/html').send(messagePage(texts.unknown));
      const outcome = chosenOutcome(request, payment);
      const settled = outcome ? await settle(simulation, payment, outcome, write) : payment;
      const result = `${publicOrigin}/bancard-checkout-success/${encodeURIComponent(payment.reference)}`;
      // Nothing was decided: there is no signed result to carry, so the browser goes to the page by itself.
      return settled.attempts.length === 0
        ? reply.redirect(result, 303)
        : reply.type('text/html').send(returnPage(settled));
    });
  };
  return { routes, write, register };
}
