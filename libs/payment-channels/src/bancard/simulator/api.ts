import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { montevideoDay } from '@laundry/strings/format';
import type { PaymentProcessor } from '../../simulator/payments/paymentProcessor.ts';
import { AMENDMENTS } from '../../simulator/payments/amendments.ts';
import { decidingAttempt, tookMoney } from '../../simulator/payments/payment.ts';
import type { Attempt } from '../../simulator/payments/payment.ts';
import { faultyCreation, faultyStatus } from '../../simulator/faults.ts';
import type { FaultAt } from '../../simulator/faults.ts';
import type { SimulatorContext } from '../../simulator/context.ts';
import { bancardTokens } from '../server/protocol.ts';
import { createConfirmation, QueryOperation, buyOperation } from './purchase.ts';
import type { BuyOperation, Purchase } from './purchase.ts';

/** The used vPOS errors, each with its HTTP status, which no manual documents, and its text. */
const ERRORS = {
  InvalidJsonError: [400, 'Invalid json'],
  InvalidAmountError: [400, 'Invalid amount'],
  InvalidPublicKeyError: [403, 'Invalid public key'],
  InvalidTokenError: [403, 'Invalid token'],
  InvalidOperationError: [400, 'Invalid operation'],
  BuyNotFoundError: [404, 'Buy not found'],
  PaymentNotFoundError: [404, 'Payment not found'],
  AlreadyRollbackedError: [422, 'Already rollbacked'],
  TransactionAlreadyConfirmed: [422, 'Transaction already confirmed'],
  PosCommunicationError: [500, 'Pos communication error'],
} as const;
type VposError = keyof typeof ERRORS;

/** Answers with an error in the format of vPOS. */
function vposError(reply: FastifyReply, key: VposError, text?: string): FastifyReply {
  const [status, dsc] = ERRORS[key];
  return reply.code(status).send({ status: 'error', messages: [{ key, level: 'error', dsc: text ?? dsc }] });
}

const ROLLBACK_FAULTS = {
  'rollback-undecided': 'PosCommunicationError',
  'rollback-confirmed': 'TransactionAlreadyConfirmed',
} as const satisfies Readonly<Record<FaultAt<'rollback'>, VposError>>;

const isRolledBack = (purchase: Purchase) => {
  const paid = purchase.attempts.find(tookMoney);
  return paid ? paid.outcome === 'refunded' : purchase.calledOff;
};

/** Until the end of its day a paid purchase is not on the cardholder's statement. */
const isAnnullable = ({ outcome, at }: Attempt) =>
  outcome === 'approved' && montevideoDay(new Date(at)) === montevideoDay(new Date());

const Envelope = v.object({ public_key: v.string(), operation: v.unknown() });

/** The merchant's own id of the payment, which only the return address contains. */
const readReference = ({ return_url: url, shop_process_id: id }: BuyOperation) =>
  new URL(url).pathname.split('/').at(-1) || id;

const newPurchase = (operation: BuyOperation): Purchase => ({
  provider: 'bancard',
  reference: readReference(operation),
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
  const singleBuy = buyOperation(secrets.BANCARD_CURRENCY);
  /** Each shop_process_id can be used only once. */
  const byShopId = new Map<string, Purchase>();
  for (const purchase of processor.payments.all()) byShopId.set(purchase.shopProcessId, purchase);

  // The only errors that get here are bodies that Fastify cannot parse.
  app.setErrorHandler((_error, _request, reply) => vposError(reply, 'InvalidJsonError'));

  /** The validated operation; undefined once an error has been sent as the reply. */
  function checkOperation<const Schema extends v.GenericSchema<unknown, { token: string }>>(
    schema: Schema,
    { body }: FastifyRequest,
    reply: FastifyReply,
    computeToken: (operation: v.InferOutput<Schema>) => string,
  ): v.InferOutput<Schema> | undefined {
    const envelope = v.safeParse(Envelope, body);
    if (!envelope.success) return void vposError(reply, 'InvalidOperationError');
    if (envelope.output.public_key !== secrets.BANCARD_PUBLIC_KEY)
      return void vposError(reply, 'InvalidPublicKeyError');
    const operation = v.safeParse(schema, envelope.output.operation);
    if (!operation.success) {
      const field = v.getDotPath(operation.issues[0]);
      return void vposError(reply, field === 'amount' ? 'InvalidAmountError' : 'InvalidOperationError');
    }
    if (operation.output.token.toLowerCase() !== computeToken(operation.output))
      return void vposError(reply, 'InvalidTokenError');
    return operation.output;
  }

  app.post('/single_buy', { preHandler: faultyCreation(faults, 'bancard') }, async (request, reply) => {
    const operation = checkOperation(singleBuy, request, reply, (input) =>
      bancardTokens.singleBuy(key, input.shop_process_id, input.amount, input.currency),
    );
    if (!operation) return reply;
    if (byShopId.has(operation.shop_process_id))
      return vposError(reply, 'InvalidOperationError', 'Process has already been taken');
    const purchase = newPurchase(operation);
    byShopId.set(purchase.shopProcessId, purchase);
    processor.payments.save(purchase);
    return { status: 'success', process_id: purchase.id };
  });

  app.post(
    '/single_buy/confirmations',
    { preHandler: faultyStatus(faults, 'bancard') },
    async (request, reply) => {
      const operation = checkOperation(QueryOperation, request, reply, (input) =>
        bancardTokens.getConfirmation(key, input.shop_process_id),
      );
      if (!operation) return reply;
      const purchase = byShopId.get(operation.shop_process_id);
      if (!purchase) return vposError(reply, 'BuyNotFoundError');
      if (isRolledBack(purchase)) return vposError(reply, 'AlreadyRollbackedError');
      const attempt = decidingAttempt(purchase);
      if (!attempt || attempt.outcome === 'pending') return vposError(reply, 'PaymentNotFoundError');
      return { status: 'success', confirmation: createConfirmation(purchase, attempt, key) };
    },
  );

  app.post('/single_buy/rollback', async (request, reply) => {
    const operation = checkOperation(QueryOperation, request, reply, (input) =>
      bancardTokens.rollback(key, input.shop_process_id),
    );
    if (!operation) return reply;
    const purchase = byShopId.get(operation.shop_process_id);
    if (!purchase) return vposError(reply, 'BuyNotFoundError');
    const fault = faults.take('bancard', 'rollback');
    if (fault) return vposError(reply, ROLLBACK_FAULTS[fault]);
    if (isRolledBack(purchase)) return vposError(reply, 'AlreadyRollbackedError');
    const paid = purchase.attempts.find(tookMoney);
    if (paid && !isAnnullable(paid)) return vposError(reply, 'TransactionAlreadyConfirmed');
    // A paid purchase is refunded; an unpaid one can no longer be paid.
    if (paid) AMENDMENTS.refund(purchase, undefined);
    else purchase.calledOff = true;
    processor.payments.save(purchase);
    return {
      status: 'success',
      messages: [{ key: 'RollbackSuccessful', level: 'info', dsc: 'Rollback successful' }],
    };
  });
}
