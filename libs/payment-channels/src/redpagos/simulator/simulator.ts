import { randomInt } from 'node:crypto';
import { paymentLabels } from '@laundry/strings';
import * as v from 'valibot';
import { simulateAccount } from '../../mercadopago/simulator/account.ts';
import { Instant, paymentJson, returnParameters } from '../../mercadopago/simulator/answers.ts';
import type { Cause, Kind } from '../../mercadopago/simulator/answers.ts';
import { REDPAGOS } from '../../mercadopago/simulator/queries.ts';
import { simulator as texts } from '../texts.ts';
import { day } from '../../simulator/pages/html.ts';
import { paymentEntries, newAttempt, unpaid } from '../../simulator/payments/payment.ts';
import type { Attempt } from '../../simulator/payments/payment.ts';
import type { SimulatorContext } from '../../simulator/context.ts';

const text = v.string();

/** A stored ticket with its attempts. */
const TicketPayment = v.object({
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

function newPayment(request: TicketRequest, fallback: string): TicketPayment {
  const attempt = newAttempt('pending');
  return {
    reference: request.external_reference,
    id: String(attempt.id),
    amountCents: Math.round(request.transaction_amount * 100),
    title: request.description,
    ...unpaid(),
    // The merchant learns it from the answer, so no notification is needed.
    attempts: [{ ...attempt, acknowledged: true }],
    payerName: request.payer.first_name,
    notificationUrl: request.notification_url,
    callbackUrl: request.callback_url ?? fallback,
    ...(request.date_of_expiration !== undefined && { expiresAt: request.date_of_expiration }),
    code: String(randomInt(10 ** 9, 10 ** 10)),
    verification: String(randomInt(10 ** 5, 10 ** 6)),
  };
}

/** Simulates RedPagos by MercadoPago's protocol: a ticket, and a slip whose buttons simulate the counter. */
export function simulate(context: SimulatorContext) {
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
  return simulateAccount(context, {
    name: 'redpagos',
    schema: TicketPayment,
    accessToken: context.secrets.REDPAGOS_ACCESS_TOKEN,
    webhookSecret: context.secrets.REDPAGOS_WEBHOOK_SECRET,
    creation: {
      path: '/v1/payments',
      request: TicketRequest,
      withoutKey: [4292, "Header X-Idempotency-Key can't be null"],
      refusal: findCause,
      newPayment: (request) => newPayment(request, context.publicOrigin),
      answer: (payment) => {
        const [first] = payment.attempts;
        return first ? show(payment, first) : {};
      },
    },
    show,
    checkout: {
      path: SLIP,
      parameter: 'payment_id',
      heading: texts.slipHeading,
      help: texts.slipHelp,
      rows: ({ code, verification, expiresAt }) => [
        [texts.paymentCode, code],
        [paymentLabels.verificationCode, verification],
        ...(expiresAt === undefined ? [] : [[texts.payUntil, day(expiresAt)] as const]),
      ],
      endsAt: ({ expiresAt }) => expiresAt,
      backUrl: ({ callbackUrl }) => callbackUrl,
      leave: (payment, attempt, reply) => {
        const url = new URL(payment.callbackUrl);
        url.search = returnParameters(payment, attempt, KIND, 'null').toString();
        return reply.redirect(url.href, 303);
      },
    },
  });
}
