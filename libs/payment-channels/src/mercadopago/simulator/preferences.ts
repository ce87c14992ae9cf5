import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { paymentEntries } from '../../simulator/payments/payment.ts';
import { Instant, errorAnswer, answeredInstant } from './answers.ts';
import type { SimulatorContext } from '../../simulator/context.ts';
import { faultyCreation } from '../../simulator/faults.ts';
import type { Collection } from '../../simulator/payments/collection.ts';
import { idempotencyKeyOf } from './refunds.ts';

const url = v.pipe(v.string(), v.url());
const text = v.string();
const ids = v.optional(v.array(v.object({ id: text })));

/** The fields of a merchant's preference request that the simulator checks (providers §1). */
const PreferenceRequest = v.looseObject({
  items: v.pipe(
    v.array(
      v.looseObject({
        title: v.pipe(text, v.nonEmpty()),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
        unit_price: v.pipe(
          v.number(),
          v.minValue(0.01),
          v.check((pesos) => Number(pesos.toFixed(2)) === pesos),
        ),
        currency_id: v.optional(v.literal('UYU')),
      }),
    ),
    v.minLength(1),
  ),
  payer: v.optional(v.looseObject({ name: v.optional(text) })),
  external_reference: v.optional(v.pipe(text, v.maxLength(256))),
  statement_descriptor: v.optional(v.pipe(text, v.maxLength(22))),
  notification_url: v.optional(url),
  back_urls: v.optional(
    v.object({ success: v.optional(url), pending: v.optional(url), failure: v.optional(url) }),
  ),
  auto_return: v.optional(v.picklist(['approved', 'all'])),
  payment_methods: v.optional(v.looseObject({ excluded_payment_methods: ids, excluded_payment_types: ids })),
  expires: v.optional(v.boolean()),
  expiration_date_from: v.optional(Instant),
  expiration_date_to: v.optional(Instant),
  date_of_expiration: v.optional(Instant),
});
type PreferenceRequest = v.InferOutput<typeof PreferenceRequest>;

/** A stored preference with its attempts. */
export const PreferencePayment = v.object({
  provider: v.literal('mercadopago'),
  ...paymentEntries,
  payerName: text,
  notificationUrl: text,
  backUrls: v.object({ success: text, pending: text, failure: text }),
  /** Until when its page can be opened. */
  expiresAt: v.optional(text),
  /** What the merchant sent. */
  sent: v.optional(v.record(text, v.unknown()), {}),
});
export type PreferencePayment = v.InferOutput<typeof PreferencePayment>;

const PATH = '/checkout/preferences';
const DATES = ['expiration_date_from', 'expiration_date_to', 'date_of_expiration'];

/** The stored fields that follow from a request. */
function fieldsOf(
  { items, external_reference: reference, back_urls: backUrls = {}, ...request }: PreferenceRequest,
  id: string,
  { publicOrigin, apiOrigin }: SimulatorContext,
) {
  const { success = publicOrigin, pending = publicOrigin, failure = publicOrigin } = backUrls;
  const cents = items.map((item) => Math.round(item.unit_price * 100) * item.quantity);
  return {
    reference: reference ?? id,
    amountCents: cents.reduce((sum, item) => sum + item, 0),
    title: items[0]?.title ?? '',
    payerName: request.payer?.name ?? '',
    // Without an address of its own, that of the merchant's panel.
    notificationUrl: request.notification_url ?? `${apiOrigin}/api/v1/notifications/mercadopago`,
    backUrls: { success, pending, failure },
    expiresAt: request.expires ? request.expiration_date_to : undefined,
  };
}

/** Answers a request that the real one would refuse. */
function refuse(reply: FastifyReply, [issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  const field = v.getDotPath(issue) ?? 'body';
  return DATES.includes(field)
    ? errorAnswer(reply, 400, 23, `The date of ${field} must be yyyy-MM-ddTHH:mm:ss.SSSZ`)
    : errorAnswer(reply, 400, 'invalid_parameter', `${field} invalid`);
}

/** The calls about preferences: created, read, changed, searched. */
export function preferenceRoutes(
  app: FastifyInstance,
  context: SimulatorContext,
  payments: Collection<PreferencePayment>,
  pageOf: (id: string) => string,
): void {
  const shown = (payment: PreferencePayment) => ({
    ...payment.sent,
    id: payment.id,
    init_point: pageOf(payment.id),
    sandbox_init_point: pageOf(payment.id),
    client_id: '1',
    collector_id: 1,
    site_id: 'MLU',
    external_reference: payment.reference,
    date_created: answeredInstant(payment.createdAt),
  });

  /** A request that is accepted; undefined where it was refused. */
  function accepted(body: unknown, reply: FastifyReply): PreferenceRequest | undefined {
    const request = v.safeParse(PreferenceRequest, body);
    if (!request.success) {
      void refuse(reply, request.issues);
      return undefined;
    }
    if (!request.output.auto_return || request.output.back_urls?.success) return request.output;
    void errorAnswer(
      reply,
      400,
      'invalid_auto_return',
      'auto_return invalid. back_url.success must be defined',
    );
    return undefined;
  }

  app.post(
    PATH,
    { preHandler: faultyCreation(context.faults, 'mercadopago') },
    async ({ body, headers }, reply) => {
      const key = idempotencyKeyOf(headers);
      const made = payments.madeBy(key);
      if (made) return reply.code(201).send(shown(made));
      const request = accepted(body, reply);
      if (!request) return reply;
      const id = randomUUID();
      const payment = {
        provider: 'mercadopago',
        id,
        createdAt: new Date().toISOString(),
        ...(key !== undefined && { idempotencyKey: key }),
        calledOff: false,
        attempts: [],
        ...fieldsOf(request, id, context),
        sent: request,
      } satisfies PreferencePayment;
      payments.save(payment);
      return reply.code(201).send(shown(payment));
    },
  );

  app.get<{ Querystring: { external_reference?: string } }>(`${PATH}/search`, async ({ query }) => {
    const elements = [...payments.all()]
      .filter(({ reference }) => (query.external_reference ?? reference) === reference)
      .map(shown);
    return { elements, next_offset: elements.length, total: elements.length };
  });

  type ById = { Params: { id: string } };
  const unknown = (reply: FastifyReply) => errorAnswer(reply, 404, 'not_found', 'Preference not found');

  app.get<ById>(`${PATH}/:id`, async ({ params }, reply) => {
    const payment = payments.withId(params.id);
    return payment ? shown(payment) : unknown(reply);
  });

  app.put<ById>(`${PATH}/:id`, async ({ params, body }, reply) => {
    const payment = payments.withId(params.id);
    if (!payment) return unknown(reply);
    const changes = typeof body === 'object' ? body : {};
    const request = accepted({ ...payment.sent, ...changes }, reply);
    if (!request) return reply;
    payments.save(Object.assign(payment, fieldsOf(request, payment.id, context), { sent: request }));
    return shown(payment);
  });
}
