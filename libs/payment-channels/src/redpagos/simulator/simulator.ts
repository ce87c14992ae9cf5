import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { paymentEntries, newAttempt } from '../../simulator/payments/payment.ts';
import { simulator as texts } from '../texts.ts';
import { openCollection } from '../../simulator/payments/collection.ts';
import type { Attempt } from '../../simulator/payments/payment.ts';
import { faultyCreation } from '../../simulator/faults.ts';
import { REDPAGOS, bearerOnly, paymentQueries } from '../../mercadopago/simulator/queries.ts';
import {
  Instant,
  errorAnswer,
  readIdempotencyKey,
  paymentJson,
  returnParameters,
} from '../../mercadopago/simulator/answers.ts';
import type { Kind } from '../../mercadopago/simulator/answers.ts';
import { createWebhookProcessor } from '../../mercadopago/simulator/webhook.ts';
import { checkoutRoutes } from '../../simulator/pages/checkout.ts';
import { secureHeaders, day } from '../../simulator/pages/html.ts';
import type { SimulatorContext } from '../../simulator/context.ts';

const text = v.string();

/** A stored ticket with its attempts. */
const TicketPayment = v.object({
  provider: v.literal('redpagos'),
  ...paymentEntries,
  payerName: text,
  notificationUrl: text,
  callbackUrl: text,
  expiresAt: v.optional(text),
  /** The code that the payer gives at the counter. */
  code: text,
  verification: text,
});
type TicketPayment = v.InferOutput<typeof TicketPayment>;

/** The code and the description of a refusal's `cause`. */
type Cause = readonly [code: number, description: string];

const given = v.pipe(v.string(), v.trim(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());

/** A cédula has digits only; the format of other documents is unknown. */
const Identification = v.variant('type', [
  v.object({ type: v.literal('CI'), number: v.pipe(v.string(), v.regex(/^\d{7,8}$/)) }),
  v.object({ type: v.literal('Otro'), number: given }),
]);

const Amount = v.pipe(
  v.number(),
  v.minValue(REDPAGOS.min_allowed_amount),
  v.maxValue(REDPAGOS.max_allowed_amount),
  v.check((pesos) => Number(pesos.toFixed(2)) === pesos),
);

/** A slip can be paid for 30 days at most (providers §4). */
const LONGEST_MS = 30 * 24 * 3_600_000;
const SlipEnd = v.pipe(
  Instant,
  v.check((text) => Date.parse(text) <= Date.now() + LONGEST_MS),
);

/** The fields of a merchant's ticket request that the simulator uses. */
const TicketRequest = v.object({
  payment_method_id: v.literal('redpagos'),
  transaction_amount: Amount,
  description: v.optional(v.string(), ''),
  payer: v.object({
    email: v.pipe(given, v.email()),
    first_name: v.optional(v.string(), ''),
    identification: Identification,
  }),
  external_reference: given,
  notification_url: url,
  callback_url: v.optional(url),
  date_of_expiration: v.optional(SlipEnd),
});
type TicketRequest = v.InferOutput<typeof TicketRequest>;

/** The causes of refused fields, by the start of the field's path. The first that matches is answered. */
const CAUSES: readonly (readonly [path: string, cause: Cause])[] = [
  ['payment_method_id', [3011, 'not_found payment_method_id']],
  ['payer.email', [4050, 'payer.email must be a valid email']],
  ['payer', [2067, 'Invalid user identification number']],
  ['transaction_amount', [4037, 'Invalid transaction_amount']],
  ['date_of_expiration', [23, 'The date must be yyyy-MM-ddTHH:mm:ss.SSSZ, within 30 days']],
  ['notification_url', [4020, 'notificaction_url attribute must be url valid']],
];

const NO_IDEMPOTENCY_KEY: Cause = [4292, "Header X-Idempotency-Key can't be null"];

/** The cause of a refused request. */
function findCause(issues: readonly v.BaseIssue<unknown>[]): Cause {
  const paths = issues.map((issue) => v.getDotPath(issue) ?? '');
  const known = CAUSES.find(([path]) => paths.some((one) => `${one}.`.startsWith(`${path}.`)));
  return known?.[1] ?? [1, `Params Error: ${paths.join(', ')}`];
}

const KIND: Kind = {
  methodId: REDPAGOS.id,
  typeId: REDPAGOS.payment_type_id,
  pendingStatus: ['pending', 'pending_waiting_payment'],
  refusal: 'rejected_other_reason',
};
const SLIP = '/ticket';

/** Whether nobody can pay a slip any more: MercadoPago cancels it then (providers §4). */
const hasEnded = ({ expiresAt = '' }: TicketPayment) => Date.parse(expiresAt) <= Date.now();

function newPayment(request: TicketRequest, idempotencyKey: string, fallback: string) {
  const attempt = newAttempt('pending');
  return {
    provider: 'redpagos',
    reference: request.external_reference,
    id: String(attempt.id),
    amountCents: Math.round(request.transaction_amount * 100),
    title: request.description,
    createdAt: attempt.at,
    idempotencyKey,
    calledOff: false,
    // The merchant learns it from the answer, so no notification is needed.
    attempts: [{ ...attempt, acknowledged: true }],
    payerName: request.payer.first_name,
    notificationUrl: request.notification_url,
    callbackUrl: request.callback_url ?? fallback,
    ...(request.date_of_expiration !== undefined && { expiresAt: request.date_of_expiration }),
    code: String(randomInt(10 ** 9, 10 ** 10)),
    verification: String(randomInt(10 ** 5, 10 ** 6)),
  } satisfies TicketPayment;
}

/** Simulates RedPagos by MercadoPago's protocol: a ticket, and a slip whose buttons simulate the counter. */
export function simulate(context: SimulatorContext) {
  const { secrets, faults, publicOrigin } = context;
  const payments = openCollection<TicketPayment>(context.ledger, 'redpagos', TicketPayment);
  const processor = createWebhookProcessor(context, 'redpagos', payments, secrets.REDPAGOS_WEBHOOK_SECRET);

  const show = (payment: TicketPayment, attempt: Attempt) =>
    paymentJson(
      {
        ...payment,
        ticket: {
          payment_method_reference_id: payment.code,
          verification_code: payment.verification,
          external_resource_url: `${context.origin()}/redpagos${SLIP}?payment_id=${payment.id}`,
        },
      },
      attempt.outcome === 'pending' && hasEnded(payment) ? { ...attempt, outcome: 'expired' } : attempt,
      KIND,
    );
  const showFirst = (payment: TicketPayment) => {
    const [first] = payment.attempts;
    return first ? show(payment, first) : {};
  };

  async function api(app: FastifyInstance): Promise<void> {
    app.addHook('onRequest', bearerOnly(secrets.REDPAGOS_ACCESS_TOKEN));
    app.post(
      '/v1/payments',
      { preHandler: faultyCreation(faults, 'redpagos') },
      async ({ body, headers }, reply) => {
        const key = readIdempotencyKey(headers);
        if (key === undefined) return errorAnswer(reply, 400, ...NO_IDEMPOTENCY_KEY);
        const made = payments.madeBy(key);
        if (made) return reply.code(201).send(showFirst(made));
        const request = v.safeParse(TicketRequest, body);
        if (!request.success) return errorAnswer(reply, 400, ...findCause(request.issues));
        const payment = newPayment(request.output, key, publicOrigin);
        payments.save(payment);
        return reply.code(201).send(showFirst(payment));
      },
    );
    paymentQueries(app, context, processor, show);
  }

  async function pages(app: FastifyInstance): Promise<void> {
    secureHeaders(app, publicOrigin);
    checkoutRoutes(app, processor, {
      path: SLIP,
      parameter: 'payment_id',
      heading: texts.slipHeading,
      help: texts.slipHelp,
      rows: ({ code, verification, expiresAt }) => [
        [texts.paymentCode, code],
        [texts.verificationCode, verification],
        ...(expiresAt === undefined ? [] : [[texts.payUntil, day(expiresAt)] as const]),
      ],
      endsAt: ({ expiresAt }) => expiresAt,
      backUrl: ({ callbackUrl }) => callbackUrl,
      leave: (payment, attempt, reply) => {
        const url = new URL(payment.callbackUrl);
        url.search = returnParameters(payment, attempt, KIND, 'null').toString();
        return reply.redirect(url.href, 303);
      },
    });
  }

  return {
    processor,
    routes: async (app: FastifyInstance): Promise<void> => {
      await app.register(api);
      await app.register(pages);
    },
  };
}
