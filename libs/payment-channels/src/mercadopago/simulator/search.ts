import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Attempt, SimulatedPayment } from '../../simulator/payments/payment.ts';
import { errorAnswer, boundOf } from './answers.ts';

const whole = (fallback: string, max: number) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(max));
const text = v.optional(v.string());

const RANGES = {
  date_created: (attempt: Attempt) => attempt.at,
  date_last_updated: (attempt: Attempt) => attempt.changedAt ?? attempt.at,
};
const Search = v.object({
  external_reference: text,
  status: text,
  sort: v.optional(v.picklist(['date_created', 'date_last_updated', 'id']), 'date_created'),
  criteria: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  range: v.optional(v.picklist(['date_created', 'date_last_updated'])),
  begin_date: text,
  end_date: text,
  limit: whole('30', 100),
  offset: whole('0', 10_000),
});

interface Found<P> {
  readonly payment: P;
  readonly attempt: Attempt;
}

/**
 * `GET /v1/payments/search`, as MercadoPago has it (providers §1).
 *
 * @param show gives a payment of the results, with its status
 */
export function searchRoute<P extends SimulatedPayment>(
  app: FastifyInstance,
  all: () => Iterable<P>,
  show: (payment: P, attempt: Attempt) => { readonly status: string },
  options: object,
): void {
  app.get('/v1/payments/search', options, async (request, reply) => {
    const query = v.safeParse(Search, request.query);
    if (!query.success)
      return errorAnswer(reply, 400, 'bad_request', v.getDotPath(query.issues[0]) ?? 'query');
    const { external_reference: reference, status, range, sort, criteria, limit, offset } = query.output;
    const { begin_date: begin = '', end_date: end = '' } = query.output;
    const bounds = { from: boundOf(begin), to: boundOf(end) };
    if (range && (bounds.from === undefined || bounds.to === undefined))
      return errorAnswer(reply, 400, 1001, 'Invalid date format: use yyyy-MM-ddTHH:mm:ss.SSSZ or NOW-1DAYS');
    const { from = -Infinity, to = Infinity } = range ? bounds : {};

    const isWithin = ({ attempt }: Found<P>) => {
      const at = range ? Date.parse(RANGES[range](attempt)) : 0;
      return at >= from && at <= to;
    };
    const keyOf = ({ attempt }: Found<P>) =>
      sort === 'date_last_updated' ? Date.parse(RANGES.date_last_updated(attempt)) : attempt.id;
    const found = [...all()]
      .filter((payment) => reference === undefined || payment.reference === reference)
      .flatMap((payment) => payment.attempts.map((attempt) => ({ payment, attempt })))
      .filter(isWithin)
      .filter(({ payment, attempt }) => status === undefined || show(payment, attempt).status === status)
      .sort((a, b) => (criteria === 'asc' ? keyOf(a) - keyOf(b) : keyOf(b) - keyOf(a)));
    const results = found.slice(offset, offset + limit).map(({ payment, attempt }) => show(payment, attempt));
    return { paging: { total: found.length, limit, offset }, results };
  });
}
