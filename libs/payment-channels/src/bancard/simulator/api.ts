import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { montevideoDay } from '@laundry/strings/format';
import type { PaymentProcessor } from '../../simulator/payments/paymentProcessor.ts';
import { AMENDMENTS } from '../../simulator/payments/amendments.ts';
import { decidingAttempt, tookMoney, unpaid } from '../../simulator/payments/payment.ts';
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

/** Answers a call with an error of vPOS. */
class Refusal extends Error {
  readonly key: VposError;

  constructor(key: VposError, text: string = ERRORS[key][1]) {
    super(text);
    this.key = key;
  }
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
  reference: readReference(operation),
  id: randomBytes(10).toString('hex'),
  amountCents: Math.round(Number(operation.amount) * 100),
  title: operation.description,
  ...unpaid(),
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
  const privateKey = secrets.BANCARD_PRIVATE_KEY;
  const singleBuy = buyOperation(secrets.BANCARD_CURRENCY);
  /** Each shop_process_id can be used only once. */
  const byShopId = new Map<string, Purchase>();
  for (const purchase of processor.payments.all()) byShopId.set(purchase.shopProcessId, purchase);

  app.setErrorHandler((error, _request, reply) => {
    // Any other error that gets here is a body that Fastify cannot parse.
    const { key, message } = error instanceof Refusal ? error : new Refusal('InvalidJsonError');
    const messages = [{ key, level: 'error', dsc: message }];
    return reply.code(ERRORS[key][0]).send({ status: 'error', messages });
  });

  /** The validated operation of a call. @throws Refusal */
  function checkOperation<const Schema extends v.GenericSchema<unknown, { token: string }>>(
    schema: Schema,
    body: unknown,
    computeToken: (operation: v.InferOutput<Schema>) => string,
  ): v.InferOutput<Schema> {
    const envelope = v.safeParse(Envelope, body);
    if (!envelope.success) throw new Refusal('InvalidOperationError');
    if (envelope.output.public_key !== secrets.BANCARD_PUBLIC_KEY) throw new Refusal('InvalidPublicKeyError');
    const operation = v.safeParse(schema, envelope.output.operation);
    if (!operation.success) {
      const field = v.getDotPath(operation.issues[0]);
      throw new Refusal(field === 'amount' ? 'InvalidAmountError' : 'InvalidOperationError');
    }
    if (operation.output.token.toLowerCase() !== computeToken(operation.output))
      throw new Refusal('InvalidTokenError');
    return operation.output;
  }

  /** The purchase that a query or a rollback is about. @throws Refusal */
  function findPurchase(body: unknown, computeToken: (privateKey: string, id: string) => string): Purchase {
    const { shop_process_id: id } = checkOperation(QueryOperation, body, (input) =>
      computeToken(privateKey, input.shop_process_id),
    );
    const purchase = byShopId.get(id);
    if (!purchase) throw new Refusal('BuyNotFoundError');
    return purchase;
  }

  app.post('/single_buy', { preHandler: faultyCreation(faults, 'bancard') }, async ({ body }) => {
    const operation = checkOperation(singleBuy, body, (input) =>
      bancardTokens.singleBuy(privateKey, input.shop_process_id, input.amount, input.currency),
    );
    if (byShopId.has(operation.shop_process_id))
      throw new Refusal('InvalidOperationError', 'Process has already been taken');
    const purchase = newPurchase(operation);
    byShopId.set(purchase.shopProcessId, purchase);
    processor.payments.save(purchase);
    return { status: 'success', process_id: purchase.id };
  });

  app.post('/single_buy/confirmations', { preHandler: faultyStatus(faults, 'bancard') }, async ({ body }) => {
    const purchase = findPurchase(body, bancardTokens.getConfirmation);
    if (isRolledBack(purchase)) throw new Refusal('AlreadyRollbackedError');
    const attempt = decidingAttempt(purchase);
    if (!attempt || attempt.outcome === 'pending') throw new Refusal('PaymentNotFoundError');
    return { status: 'success', confirmation: createConfirmation(purchase, attempt, privateKey) };
  });

  app.post('/single_buy/rollback', async ({ body }) => {
    const purchase = findPurchase(body, bancardTokens.rollback);
    const fault = faults.consume('bancard', 'rollback');
    if (fault) throw new Refusal(ROLLBACK_FAULTS[fault]);
    if (isRolledBack(purchase)) throw new Refusal('AlreadyRollbackedError');
    const paid = purchase.attempts.find(tookMoney);
    if (paid && !isAnnullable(paid)) throw new Refusal('TransactionAlreadyConfirmed');
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
