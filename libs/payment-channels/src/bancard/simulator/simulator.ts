import { simulators as texts } from '@laundry/strings';
import { escapeHtml } from '@laundry/strings/format';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createPaymentProcessor } from '../../simulator/payments/paymentProcessor.ts';
import type { AttemptOutcome } from '../../simulator/payments/payment.ts';
import { checkoutRoutes } from '../../simulator/pages/checkout.ts';
import { HTML, secureHeaders, page } from '../../simulator/pages/html.ts';
import { FAULTS } from '../../simulator/faults.ts';
import type { SimulatorContext } from '../../simulator/context.ts';
import { vposApi } from './api.ts';
import { asciiJson, createConfirmation, Purchase } from './purchase.ts';
import { FRAME_SCRIPT, checkoutScript } from './scripts.ts';

const FRAME_SCRIPT_PATH = '/checkout/frame.js';
const CHECKOUT_SCRIPT_PATH = '/checkout/javascript/dist/bancard-checkout-4.0.0.js';
const JAVASCRIPT = 'text/javascript; charset=utf-8';
const FORGED_TOKEN = '0'.repeat(32);
const Acknowledgement = v.pipe(v.string(), v.parseJson(), v.object({ status: v.literal('success') }));

const CALLED_BACK: readonly AttemptOutcome[] = ['approved', 'denied', 'cancelled', 'expired'];

const MESSAGES: Readonly<Partial<Record<AttemptOutcome, string>>> = {
  approved: 'payment_success',
  pending: 'payment_pending',
};
const toMessage = (outcome: AttemptOutcome) => MESSAGES[outcome] ?? 'payment_fail';

/** The return address, which both the shop's script and the page's own link open. */
function backUrl(returnUrl: string, outcome: AttemptOutcome): string {
  const url = new URL(returnUrl);
  url.searchParams.set('status', toMessage(outcome));
  url.searchParams.set('description', texts.messages[outcome]);
  return url.href;
}

/** The last page in the frame: it hands over to the shop's page, with a link for browsers without scripts. */
function endPage(returnUrl: string, outcome: AttemptOutcome): string {
  const data = {
    'shop-origin': new URL(returnUrl).origin,
    message: toMessage(outcome),
    details: texts.messages[outcome],
    'return-url': returnUrl,
  };
  const attributes = Object.entries(data)
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ');
  const link = `<a target="_top" href="${escapeHtml(backUrl(returnUrl, outcome))}">${escapeHtml(texts.back)}</a>`;
  const body = `<div ${attributes}><p role="status">${escapeHtml(texts.returning)}</p><p>${link}</p></div>`;
  return page({ title: texts.messages[outcome], body, script: `/bancard${FRAME_SCRIPT_PATH}`, light: true });
}

/** Simulates Bancard vPOS 2.0 with the embedded checkout (providers §2). */
export function simulate(context: SimulatorContext) {
  const { secrets, apiOrigin, publicOrigin } = context;
  const processor = createPaymentProcessor<Purchase>(context, {
    name: 'bancard',
    schema: Purchase,
    notification: (purchase, attempt, forged) => {
      // vPOS has no callback for open purchases, nor for changes of paid ones.
      if (!CALLED_BACK.includes(attempt.outcome) || attempt.changedAt !== undefined) return undefined;
      const operation = createConfirmation(purchase, attempt, secrets.BANCARD_PRIVATE_KEY);
      return {
        url: `${apiOrigin}/api/v1/notifications/bancard`,
        headers: { 'content-type': 'application/json' },
        body: asciiJson({ operation: forged ? { ...operation, token: FORGED_TOKEN } : operation }),
        isAcknowledged: (status, body) => status === 200 && v.is(Acknowledgement, body),
      };
    },
    // Bancard confirms only once, even if the merchant does not acknowledge it.
    pausesMs: [],
    retriesAfterFault: false,
    // A rollback refunds everything, and a shop_process_id is paid only once.
    amends: (amendment, amount) =>
      amendment !== 'approve-again' && !(amendment === 'refund' && amount !== undefined),
  });

  async function pages(app: FastifyInstance): Promise<void> {
    secureHeaders(app, publicOrigin, publicOrigin);
    app.get(FRAME_SCRIPT_PATH, (_request, reply) => reply.type(JAVASCRIPT).send(FRAME_SCRIPT));
    checkoutRoutes(app, processor, {
      path: '/checkout/new',
      parameter: 'process_id',
      script: `/bancard${FRAME_SCRIPT_PATH}`,
      // Like Bancard's own form, which is white unless a shop sets its colours.
      light: true,
      attributes: ({ returnUrl }) => ({ 'shop-origin': new URL(returnUrl).origin }),
      backUrl: ({ returnUrl }) => returnUrl,
      leave: (purchase, { outcome }, reply) => {
        const url = outcome === 'cancelled' ? (purchase.cancelUrl ?? purchase.returnUrl) : purchase.returnUrl;
        return reply.type(HTML).send(endPage(url, outcome));
      },
    });
  }

  return {
    processor,
    faults: FAULTS.rollback,
    routes: async (app: FastifyInstance): Promise<void> => {
      await app.register(async (api) => vposApi(api, context, processor), { prefix: '/vpos/api/0.3' });
      await app.register(pages);
      app.get(CHECKOUT_SCRIPT_PATH, (_request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type(JAVASCRIPT)
          .send(checkoutScript(`${context.origin()}/bancard`)),
      );
    },
  };
}
