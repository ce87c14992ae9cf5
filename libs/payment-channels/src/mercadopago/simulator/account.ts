import type { ChannelPath } from '@laundry/api-contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Simulator } from '../../simulator/channels.ts';
import type { SimulatorContext } from '../../simulator/context.ts';
import { faultyCreation } from '../../simulator/faults.ts';
import { checkoutRoutes } from '../../simulator/pages/checkout.ts';
import type { Checkout } from '../../simulator/pages/checkout.ts';
import { secureHeaders } from '../../simulator/pages/html.ts';
import type { Attempt, SimulatedPayment } from '../../simulator/payments/payment.ts';
import { createPaymentProcessor } from '../../simulator/payments/paymentProcessor.ts';
import { errorAnswer } from './answers.ts';
import type { Cause } from './answers.ts';
import { bearerOnly, paymentQueries } from './queries.ts';
import { ipn, webhook } from './webhook.ts';

/** The call that creates a payment. A repeated idempotency key gets the answer of the first call. */
export interface Creation<P, Request> {
  readonly path: string;
  readonly request: v.GenericSchema<unknown, Request>;
  /** Why a request without an idempotency key is refused, if it is. */
  readonly withoutKey?: Cause;
  readonly refusal: (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) => Cause;
  readonly newPayment: (request: Request) => P;
  readonly answer: (payment: P) => object;
}

/** What the channels of this protocol have each of their own. */
interface Account<P extends SimulatedPayment, Request> {
  readonly name: ChannelPath;
  readonly schema: v.GenericSchema<unknown, P>;
  readonly accessToken: string;
  readonly webhookSecret: string;
  readonly creation: Creation<P, Request>;
  /** An attempt in the format of `GET /v1/payments/{id}`. */
  readonly show: (payment: P, attempt: Attempt) => object;
  readonly checkout: Checkout<P>;
}

/** The pauses before an unsuccessful webhook is sent again, and the length of a simulated minute. */
const PAUSES_MINUTES = [15, 15, 15, 60, 360, 1440] as const;
const MINUTE_MS = 1000 / 15;

/** Simulates an account at MercadoPago with one way to pay: its calls, webhooks (ADR-8) and page. */
export function simulateAccount<P extends SimulatedPayment & { readonly notificationUrl: string }, Request>(
  context: SimulatorContext,
  { name, schema, accessToken, webhookSecret, creation, show, checkout }: Account<P, Request>,
): Simulator {
  const processor = createPaymentProcessor(context, {
    name,
    schema,
    notification: ({ notificationUrl }, attempt, forged) =>
      webhook(notificationUrl, attempt, forged ? undefined : webhookSecret),
    alsoSends: ({ notificationUrl }, attempt) => ipn(notificationUrl, attempt),
    pausesMs: PAUSES_MINUTES.map((minutes) => minutes * MINUTE_MS),
    retriesAfterFault: false,
  });
  const { payments } = processor;
  const preHandler = faultyCreation(context.faults, name);

  async function api(app: FastifyInstance): Promise<void> {
    app.addHook('onRequest', bearerOnly(accessToken));
    app.post(creation.path, { preHandler }, async ({ body, headers }, reply) => {
      const key = headers['x-idempotency-key']?.toString() || undefined;
      if (key === undefined && creation.withoutKey) return errorAnswer(reply, 400, ...creation.withoutKey);
      const made = payments.withIdempotencyKey(key);
      if (made) return reply.code(201).send(creation.answer(made));
      const request = v.safeParse(creation.request, body);
      if (!request.success) return errorAnswer(reply, 400, ...creation.refusal(request.issues));
      const payment = { ...creation.newPayment(request.output), idempotencyKey: key };
      payments.save(payment);
      return reply.code(201).send(creation.answer(payment));
    });
    paymentQueries(app, context, processor, show);
  }

  async function pages(app: FastifyInstance): Promise<void> {
    secureHeaders(app, context.publicOrigin);
    checkoutRoutes(app, processor, checkout);
  }

  return {
    processor,
    routes: async (app) => {
      app.setNotFoundHandler((_request, reply) => errorAnswer(reply, 404, 'not_found', 'resource not found'));
      await app.register(api);
      await app.register(pages);
    },
  };
}
