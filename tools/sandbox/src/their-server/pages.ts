import { CHECKOUT_PAGES } from '@laundry/payment-channels/client';
import { CHANNEL_SITE_SETTINGS } from '@laundry/payment-channels/site-settings';
import type { FastifyInstance } from 'fastify';
import type { Data, TheirPayment } from './data.ts';

/** Stands in for the captcha of the company. */
const CAPTCHA = `window.grecaptcha = {
  ready: (callback) => callback(),
  execute: async (_key, { action }) => 'test-' + action,
};`;

/** Stands in for Bancard's script: the payment page in a frame. */
const checkoutScript = (origin: string) => `window.Bancard = { Checkout: {
  createForm: (containerId, processId) => {
    const frame = document.createElement('iframe');
    frame.src = ${JSON.stringify(origin)} + '/pay/' + processId.replace('p-', '');
    frame.title = 'Bancard';
    document.getElementById(containerId).append(frame);
  },
} };`;

const paymentPage = ({ id, amount }: TheirPayment) => `<!doctype html><html lang="es"><title>Pago</title>
<h1>Pago ${id}: $ ${amount}</h1>
<form method="post" action="/pay/${id}" target="_top">
<button name="outcome" value="AUTHORIZED">Aprobar pago</button>
<button name="outcome" value="DENIED">Rechazar pago</button>
</form>`;

/** The payment's pages and scripts, which need no token. */
export function pages(app: FastifyInstance, data: Data, site: string, origin: () => string): void {
  const findPayment = (id: unknown) => data.payments.get(Number(id));
  const show = (payment: TheirPayment | undefined) => payment && paymentPage(payment);

  app.get('/captcha.js', (_request, reply) => reply.type('text/javascript').send(CAPTCHA));
  app.get(new URL(CHANNEL_SITE_SETTINGS.SITE_BANCARD_SCRIPT_URL.local).pathname, (_request, reply) =>
    reply.type('text/javascript').send(checkoutScript(origin())),
  );
  app.get('/pay/:id', ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(show(findPayment((params as { id: string }).id))),
  );
  // The page that the site's form opens for the payer (`pw_url`).
  app.post('/pay', ({ body }, reply) =>
    reply.type('text/html; charset=utf-8').send(show(findPayment((body as { order?: string }).order))),
  );
  app.post('/pay/:id', ({ params, body }, reply) => {
    const { id } = params as { id: string };
    const payment = findPayment(id);
    if (payment) payment.outcome = (body as { outcome: TheirPayment['outcome'] }).outcome;
    return reply.redirect(`${site}${CHECKOUT_PAGES.result}/${id}`, 303);
  });
  // What arrived here, for journeys and manual tests.
  app.get('/received', () => ({ messages: data.messages, mailed: data.mailed }));
}
