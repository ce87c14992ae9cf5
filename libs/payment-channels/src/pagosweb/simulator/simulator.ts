import { paymentConcepts, simulators as texts } from '@laundry/strings';
import { escapeHtml } from '@laundry/strings/format';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createPaymentProcessor } from '../../simulator/payments/paymentProcessor.ts';
import { isOpen } from '../../simulator/payments/payment.ts';
import type { Attempt } from '../../simulator/payments/payment.ts';
import { faultyCreation } from '../../simulator/faults.ts';
import { checkoutRoutes } from '../../simulator/pages/checkout.ts';
import { HTML, secureHeaders, page, plainPage } from '../../simulator/pages/html.ts';
import type { SimulatorContext } from '../../simulator/context.ts';
import { loadOrder, newOrder, OrderPayment, ProcessorRequest, faultyField, isByBank } from './order.ts';
import { createResult, returnUrl } from './result.ts';

const PROCESSOR = '/v3.4/requestprocessor.aspx';
const CHECKOUT = '/v3.4/checkout.aspx';
const SUBMIT_SCRIPT_PATH = '/submit.js';
const SUBMIT_SCRIPT = `'use strict';\ndocument.querySelector('form[data-submit]').submit();\n`;
/** PagosWeb has no status query: it repeats unacknowledged notifications every 20 s for 20 minutes. */
const PAUSES_MS = Array.from({ length: 60 }, () => 20_000);
const FORGED_TOKEN = Buffer.from('not the provider').toString('base64');

/** The page that posts the result to the merchant, with a button for browsers without scripts. */
function returnPage(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const body = `<form method="post" action="${escapeHtml(action)}" data-submit>${inputs}<button class="go">${escapeHtml(texts.back)}</button></form>`;
  return page({ title: texts.returning, body, script: `/pagosweb${SUBMIT_SCRIPT_PATH}` });
}

/** Simulates PagosWeb: a posted form, a page and a signed result (providers §3). */
export function simulate(context: SimulatorContext) {
  const { secrets, faults, apiOrigin, publicOrigin } = context;
  const signer = { clientId: secrets.PAGOSWEB_CLIENT_ID, key: secrets.PAGOSWEB_KEY };

  function notification(payment: OrderPayment, attempt: Attempt, forged: boolean) {
    // A result is either approved or not. Open payments have none, and neither have changes of paid ones.
    if (attempt.outcome === 'pending' || attempt.changedAt !== undefined) return undefined;
    const result = createResult(payment, attempt, signer);
    const fields = forged ? { ...result, responseSecurityToken: FORGED_TOKEN } : result;
    return {
      url: `${apiOrigin}/api/v1/notifications/pagosweb`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    };
  }
  const processor = createPaymentProcessor<OrderPayment>(context, {
    name: 'pagosweb',
    schema: OrderPayment,
    notification,
    pausesMs: PAUSES_MS,
    alsoSends: (payment, attempt) => (isByBank(payment) ? notification(payment, attempt, false) : undefined),
    retriesAfterFault: true,
    loadPayment: (reference) => loadOrder(apiOrigin, reference, paymentConcepts.topup),
  });

  /**
   * The payment of a valid request: a new one, or the existing one if a browser went back and posted the same
   * request again. Undefined where the order's number belongs to another request or is paid.
   */
  function findOrCreate(request: ProcessorRequest): OrderPayment | undefined {
    const {
      numeroOrden,
      valorTransaccion,
      idTarjetaCredito: network,
      transactionSecurityToken: token,
    } = request;
    const fresh = newOrder(numeroOrden, Math.round(Number(valorTransaccion) * 100), paymentConcepts.topup);
    const known = processor.payments.withReference(fresh.reference);
    if (
      known &&
      (known.amountCents !== fresh.amountCents || (known.token ?? token) !== token || !isOpen(known))
    )
      return undefined;
    const payment = Object.assign(known ?? fresh, { network, token });
    processor.payments.save(payment);
    return payment;
  }

  async function routes(app: FastifyInstance): Promise<void> {
    secureHeaders(app, publicOrigin);
    app.post(PROCESSOR, { preHandler: faultyCreation(faults, 'pagosweb') }, ({ body }, reply) => {
      const given = v.safeParse(ProcessorRequest, body);
      const refuse = (field: string) => reply.code(400).type(HTML).send(plainPage(texts.badRequest, field));
      if (!given.success) return refuse(v.getDotPath(given.issues[0]) ?? PROCESSOR);
      const wrong = faultyField(given.output, signer.clientId, signer.key);
      if (wrong !== undefined) return refuse(wrong);
      const payment = findOrCreate(given.output);
      return payment ? reply.redirect(`/pagosweb${CHECKOUT}?id=${payment.id}`, 303) : refuse('numeroOrden');
    });
    app.get(SUBMIT_SCRIPT_PATH, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(SUBMIT_SCRIPT),
    );
    checkoutRoutes(app, processor, {
      path: CHECKOUT,
      parameter: 'id',
      backUrl: () => publicOrigin,
      leave: (payment, attempt, reply) =>
        reply
          .type(HTML)
          .send(returnPage(returnUrl(publicOrigin, attempt.outcome), createResult(payment, attempt, signer))),
    });
  }

  return { processor, routes };
}
