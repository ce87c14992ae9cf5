import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { simulators as texts } from '@laundry/strings';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { callbackWriter, decidedOperation } from './bancardOperations.ts';
import { bancardTokens } from './bancardTokens.ts';
import { chosenOutcome, failsToCreate, failsToTell, newNumber, settle } from './context.ts';
import type { Simulation } from './context.ts';
import { escaped, messagePage, page, payerPage } from './html.ts';
import { stateOf } from './payments.ts';
import type { Payment } from './payments.ts';

const shopProcessId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,15}$/));

const SingleBuy = v.object({
  public_key: v.string(),
  operation: v.object({
    token: v.string(),
    shop_process_id: shopProcessId,
    amount: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
    currency: v.string(),
    additional_data: v.string(),
    description: v.pipe(v.string(), v.maxLength(20)),
    return_url: v.pipe(v.string(), v.url(), v.maxLength(255)),
    cancel_url: v.pipe(v.string(), v.url(), v.maxLength(255)),
  }),
});
const Question = v.object({
  public_key: v.string(),
  operation: v.object({ token: v.string(), shop_process_id: shopProcessId }),
});

const refuse = (reply: FastifyReply, key: string) =>
  reply.code(200).send({ status: 'error', messages: [{ key, level: 'error', dsc: key }] });

const script = (name: string) => readFile(new URL(`browser/${name}`, import.meta.url), 'utf8');

/** Bancard vPOS 2.0 with the embedded checkout (payment-providers, section 2). */
export function bancard(simulation: Simulation) {
  const { book, secrets, apiOrigin } = simulation;
  const write = callbackWriter(secrets.bancardPrivateKey, `${apiOrigin}/api/v1/notifications/bancard`);
  const findByShopId = (id: string) => book.findByKey('bancard', `shop-${id}`);

  /** The payment that a signed question is about; undefined once the question was refused. */
  async function questioned(
    body: unknown,
    reply: FastifyReply,
    tokenOf: (key: string, id: string) => string,
  ) {
    const asked = v.safeParse(Question, body);
    if (!asked.success) return void (await refuse(reply, 'InvalidOperationError'));
    const { public_key: publicKey, operation } = asked.output;
    if (publicKey !== secrets.bancardPublicKey) return void (await refuse(reply, 'InvalidPublicKeyError'));
    const { token, shop_process_id: id } = operation;
    if (token !== tokenOf(secrets.bancardPrivateKey, id))
      return void (await refuse(reply, 'InvalidTokenError'));
    const payment = findByShopId(id);
    if (!payment) return void (await refuse(reply, 'BuyNotFoundError'));
    return { payment, token };
  }

  const api = async (app: FastifyInstance) => {
    app.post('/single_buy', async (request, reply) => {
      if (await failsToCreate(simulation, 'bancard', request, reply)) return reply;
      const wanted = v.safeParse(SingleBuy, request.body);
      if (!wanted.success) return refuse(reply, 'InvalidOperationError');
      const { public_key: publicKey, operation } = wanted.output;
      if (publicKey !== secrets.bancardPublicKey) return refuse(reply, 'InvalidPublicKeyError');
      const { shop_process_id: id, amount, currency } = operation;
      const token = bancardTokens.singleBuy(secrets.bancardPrivateKey, id, amount, currency);
      if (operation.token !== token) return refuse(reply, 'InvalidTokenError');
      const payment =
        findByShopId(id) ??
        book.put({
          provider: 'bancard',
          reference: operation.additional_data,
          key: randomUUID().replaceAll('-', ''),
          amount: Number(amount),
          attempts: [{ id: `shop-${id}`, state: 'pending', at: new Date().toISOString() }],
          details: {
            shopProcessId: id,
            currency,
            returnUrl: operation.return_url,
            cancelUrl: operation.cancel_url,
          },
        });
      return { status: 'success', process_id: payment.key };
    });

    app.post('/single_buy/confirmations', async (request, reply) => {
      if (await failsToTell(simulation, 'bancard', reply)) return reply;
      const found = await questioned(request.body, reply, bancardTokens.getConfirmation);
      if (!found) return reply;
      const confirmation = decidedOperation(found.payment, found.token);
      return confirmation ? { status: 'success', confirmation } : refuse(reply, 'PaymentNotFoundError');
    });

    app.post('/single_buy/rollback', async (request, reply) => {
      const found = await questioned(request.body, reply, bancardTokens.rollback);
      if (!found) return reply;
      const { payment } = found;
      if (stateOf(payment) === 'approved') return refuse(reply, 'TransactionAlreadyConfirmed');
      if (stateOf(payment) === 'cancelled') return refuse(reply, 'AlreadyRollbackedError');
      const at = new Date().toISOString();
      book.put({ ...payment, attempts: [...payment.attempts, { id: newNumber(), state: 'cancelled', at }] });
      return { status: 'success', messages: [{ key: 'RollbackSuccessful', level: 'info', dsc: '' }] };
    });
  };

  const formPage = (payment: Payment) =>
    payerPage({
      provider: 'Bancard',
      amount: payment.amount,
      reference: payment.reference,
      action: `/bancard/checkout/${payment.key}/choice`,
      paid: stateOf(payment) === 'approved',
      extra: '<script src="/bancard/checkout/frame.js"></script>',
    });

  /** Tells the page around the frame where to go: the frame's script reads it from the markup. */
  const finishedPage = (payment: Payment) => {
    const state = stateOf(payment);
    const message = state === 'approved' ? 'payment_success' : 'payment_fail';
    const details = decidedOperation(payment, '')?.response_description ?? '';
    const target = state === 'cancelled' ? payment.details['cancelUrl'] : payment.details['returnUrl'];
    const data = `data-message="${message}" data-details="${escaped(details)}" data-return-url="${escaped(target ?? '')}"`;
    return page(
      texts.title('Bancard'),
      `<p id="finished" ${data}>${escaped(details)}</p><script src="/bancard/checkout/frame.js"></script>`,
    );
  };

  const browser = async (app: FastifyInstance) => {
    app.get('/javascript/dist/bancard-checkout-4.0.0.js', async (_, reply) =>
      reply.type('text/javascript').send(await script('bancard-checkout.js')),
    );
    app.get('/frame.js', async (_, reply) =>
      reply.type('text/javascript').send(await script('bancard-frame.js')),
    );

    app.get<{ Querystring: { process_id?: string } }>('/new', async (request, reply) => {
      const payment = book.findByKey('bancard', request.query.process_id ?? '');
      reply.type('text/html');
      return payment ? formPage(payment) : reply.code(404).send(messagePage(texts.unknown));
    });

    app.post<{ Params: { key: string } }>('/:key/choice', async (request, reply) => {
      const payment = book.findByKey('bancard', request.params.key);
      reply.type('text/html');
      if (!payment) return reply.code(404).send(messagePage(texts.unknown));
      const outcome = chosenOutcome(request, payment);
      return finishedPage(outcome ? await settle(simulation, payment, outcome, write) : payment);
    });
  };

  const routes = async (app: FastifyInstance) => {
    await app.register(api, { prefix: '/vpos/api/0.3' });
    await app.register(browser, { prefix: '/checkout' });
  };
  return { routes, write };
}
