import { server, simulators as texts } from '@laundry/strings';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { openCollection } from '../payments/collection.ts';
import { createPaymentProcessor } from '../payments/paymentProcessor.ts';
import type { Attempt } from '../payments/payment.ts';
import { faultyCreation } from '../faultHooks.ts';
import { checkoutRoutes } from '../pages/checkout.ts';
import { HTML, secureHeaders, escape, page, plainPage } from '../pages/html.ts';
import type { SimulatorContext } from '../context.ts';
import { loadOrder, newOrder } from './adopt.ts';
import { OrderPayment, ProcessorRequest, faultyField } from './request.ts';
import { resultOf, returnUrl } from './result.ts';

const PROCESSOR = '/v3.4/requestprocessor.aspx';
const CHECKOUT = '/v3.4/checkout.aspx';
const SUBMIT_SCRIPT_PATH = '/submit.js';
const SUBMIT_SCRIPT = `'use strict';\ndocument.querySelector('form[data-submit]').submit();\n`;
/**
 * PagosWeb has no status query, so it repeats an unacknowledged notification every 20 s for some 20 minutes.
 */
const PAUSES_MS = Array.from({ length: 60 }, () => 20_000);
const FORGED_TOKEN = Buffer.from('not the provider').toString('base64');

/** The page that posts the result to the merchant, with a button for browsers without scripts. */
function returnPage(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  const body = `<form method="post" action="${escape(action)}" data-submit>${inputs}<button class="go">${escape(texts.back)}</button></form>`;
  return page({ title: texts.returning, body, script: `/pagosweb${SUBMIT_SCRIPT_PATH}` });
}

/** Simulates PagosWeb: a posted form, a page and a signed result (providers §3). */
export function pagosWeb(context: SimulatorContext) {
  const { secrets, faults, apiOrigin, publicOrigin } = context;
  const signer = { clientId: secrets.PAGOSWEB_CLIENT_ID, key: secrets.PAGOSWEB_KEY };
  const payments = openCollection<OrderPayment>(context.ledger, 'pagosweb', OrderPayment);

  function notification(payment: OrderPayment, attempt: Attempt, forged: boolean) {
    // A result is either approved or not. Open payments have none, and neither have changes of paid ones.
    if (attempt.outcome === 'pending' || attempt.changedAt !== undefined) return undefined;
    const result = resultOf(payment, attempt, signer);
    const fields = forged ? { ...result, responseSecurityToken: FORGED_TOKEN } : result;
    return {
      url: `${apiOrigin}/api/v1/notifications/pagosweb`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    };
  }
  const processor = createPaymentProcessor(context, {
    name: 'pagosweb',
    payments,
    notification,
    pausesMs: PAUSES_MS,
    retriesAfterFault: true,
    loadPayment: (reference) => loadOrder(apiOrigin, reference, server.topUpTitle),
  });

  /** The payment of a valid request: a new one, or the one that was posted before. */
  function findOrCreate(request: ProcessorRequest): OrderPayment {
    const cents = Math.round(Number(request.valorTransaccion) * 100);
    const known = payments.withReference(request.numeroOrden);
    if (known?.amountCents === cents) return known;
    const payment = newOrder(request.numeroOrden, cents, server.topUpTitle);
    payments.save(payment);
    return payment;
  }

  async function routes(app: FastifyInstance): Promise<void> {
    secureHeaders(app, publicOrigin);
    app.route({
      method: ['GET', 'POST'],
      url: PROCESSOR,
      preHandler: faultyCreation(faults, 'pagosweb'),
      handler: (request, reply) => {
        const fields = v.safeParse(v.record(v.string(), v.unknown()), request.body);
        const given = v.safeParse(ProcessorRequest, fields.success ? fields.output : request.query);
        const wrong = given.success
          ? faultyField(given.output, signer.clientId, signer.key)
          : (v.getDotPath(given.issues[0]) ?? PROCESSOR);
        if (!given.success || wrong !== undefined)
          return reply
            .code(400)
            .type(HTML)
            .send(plainPage(texts.badRequest, String(wrong)));
        return reply.redirect(`/pagosweb${CHECKOUT}?id=${findOrCreate(given.output).id}`, 303);
      },
    });
    app.get(SUBMIT_SCRIPT_PATH, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(SUBMIT_SCRIPT),
    );
    checkoutRoutes(app, processor, {
      path: CHECKOUT,
      parameter: 'id',
      heading: texts.heading(texts.providers.pagosweb),
      backUrl: () => publicOrigin,
      leave: (payment, attempt, reply) => {
        // An open payment returns with nothing but its order.
        const fields =
          attempt.outcome === 'pending'
            ? { numeroOrden: payment.reference, mensaje: texts.messages.pending }
            : resultOf(payment, attempt, signer);
        return reply.type(HTML).send(returnPage(returnUrl(publicOrigin, attempt.outcome), fields));
      },
    });
  }

  return { processor, routes };
}
