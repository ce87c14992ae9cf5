import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PaymentProcessor } from '../payments/paymentProcessor.ts';
import { decidingAttempt, stateOf } from '../payments/payment.ts';
import { faultyCreation, faultyStatus } from '../faultHooks.ts';
import type { SimulatorContext } from '../context.ts';
import { confirmationOf } from './confirmation.ts';
import { QueryOperation, BuyOperation, tokens } from './purchase.ts';
import type { Purchase } from './purchase.ts';

/** The vPOS errors that are used, each with its HTTP status. */
const ERRORS = {
  InvalidJsonError: [400, 'Invalid json'],
  InvalidPublicKeyError: [403, 'Invalid public key'],
  InvalidTokenError: [403, 'Invalid token'],
  InvalidOperationError: [400, 'Invalid operation'],
  BuyNotFoundError: [404, 'Buy not found'],
  PaymentNotFoundError: [404, 'Payment not found'],
  AlreadyRollbackedError: [422, 'Already rollbacked'],
  TransactionAlreadyConfirmed: [422, 'Transaction already confirmed'],
} as const;
type VposError = keyof typeof ERRORS;

/** Answers with an error in the format of vPOS. */
function vposError(reply: FastifyReply, key: VposError): FastifyReply {
  const [status, dsc] = ERRORS[key];
  return reply.code(status).send({ status: 'error', messages: [{ key, level: 'error', dsc }] });
}

const Envelope = v.object({ public_key: v.string(), operation: v.unknown() });

const newPurchase = (operation: BuyOperation): Purchase => ({
  provider: 'bancard',
  reference: operation.additional_data || operation.shop_process_id,
  id: randomBytes(10).toString('hex'),
  amountCents: Math.round(Number(operation.amount) * 100),
  title: operation.description,
  createdAt: new Date().toISOString(),
  calledOff: false,
  attempts: [],
  shopProcessId: operation.shop_process_id,
  amount: operation.amount,
  currency: operation.currency,
  returnUrl: operation.return_url,
  cancelUrl: operation.cancel_url,
});

/** The calls of a shop: buy, query and roll back. */
export function vposApi(
  app: FastifyInstance,
  { secrets, faults }: SimulatorContext,
  processor: PaymentProcessor<Purchase>,
): void {
  const key = secrets.BANCARD_PRIVATE_KEY;
  const byShopId = new Map<string, Purchase>();
  for (const purchase of processor.payments.all()) byShopId.set(purchase.shopProcessId, purchase);

  // Fastify itself only refuses bodies that cannot be parsed.
  app.setErrorHandler((_error, _request, reply) => vposError(reply, 'InvalidJsonError'));

  /** The validated operation; undefined once an error has been sent as the reply. */
  function operationOf<const Schema extends v.GenericSchema<unknown, { token: string }>>(
    schema: Schema,
    { body }: FastifyRequest,
    reply: FastifyReply,
    tokenOf: (operation: v.InferOutput<Schema>) => string,
  ): v.InferOutput<Schema> | undefined {
    const envelope = v.safeParse(Envelope, body);
    if (!envelope.success) return void vposError(reply, 'InvalidOperationError');
    if (envelope.output.public_key !== secrets.BANCARD_PUBLIC_KEY)
      return void vposError(reply, 'InvalidPublicKeyError');
    const operation = v.safeParse(schema, envelope.output.operation);
    if (!operation.success) return void vposError(reply, 'InvalidOperationError');
    if (operation.output.token.toLowerCase() !== tokenOf(operation.output))
      return void vposError(reply, 'InvalidTokenError');
    return operation.output;
  }

  app.post('/single_buy', { preHandler: faultyCreation(faults, 'bancard') }, async (request, reply) => {
    const operation = operationOf(BuyOperation, request, reply, (input) =>
      tokens.singleBuy(key, input.shop_process_id, input.amount, input.currency),
    );
    if (!operation) return reply;
    const fresh = newPurchase(operation);
    const known = byShopId.get(fresh.shopProcessId);
    // A repeated request for the same purchase gets the same answer.
    const same = known?.reference === fresh.reference && known.amount === fresh.amount;
    const purchase = same ? known : fresh;
    if (!same) {
      byShopId.set(purchase.shopProcessId, purchase);
      processor.payments.save(purchase);
    }
    return { status: 'success', process_id: purchase.id };
  });

  app.post(
    '/single_buy/confirmations',
    { preHandler: faultyStatus(faults, 'bancard') },
    async (request, reply) => {
      const operation = operationOf(QueryOperation, request, reply, (input) =>
        tokens.getConfirmation(key, input.shop_process_id),
      );
      if (!operation) return reply;
      const purchase = byShopId.get(operation.shop_process_id);
      if (!purchase) return vposError(reply, 'BuyNotFoundError');
      const attempt = decidingAttempt(purchase);
      if (!attempt || attempt.outcome === 'pending') return vposError(reply, 'PaymentNotFoundError');
      if (attempt.outcome === 'refunded') return vposError(reply, 'AlreadyRollbackedError');
      return { status: 'success', confirmation: confirmationOf(purchase, attempt, key) };
    },
  );

  app.post('/single_buy/rollback', async (request, reply) => {
    const operation = operationOf(QueryOperation, request, reply, (input) =>
      tokens.rollback(key, input.shop_process_id),
    );
    if (!operation) return reply;
    const purchase = byShopId.get(operation.shop_process_id);
    if (!purchase) return vposError(reply, 'PaymentNotFoundError');
    const state = stateOf(purchase);
    if (state === 'approved' || state === 'charged_back')
      return vposError(reply, 'TransactionAlreadyConfirmed');
    if (purchase.calledOff || state === 'refunded') return vposError(reply, 'AlreadyRollbackedError');
    purchase.calledOff = true;
    processor.payments.save(purchase);
    return {
      status: 'success',
      messages: [{ key: 'RollbackSuccessful', level: 'info', dsc: 'Rollback successful' }],
    };
  });
}
