import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { centsOf, pesosOf } from '../payments/money.ts';
import { listDiscrepancies } from '../queries/discrepancies.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { creditFromSuspense, moneyOf, resolveByHand, statePayment } from '../services/operate.ts';
import { isUuid } from '../uuid.ts';
import { checkInput, refuseNulls } from './checkInput.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
/** Without a name and a reason no money moves. */
const HAND = { by: text, reason: text };
const amount = v.pipe(
  v.number(),
  v.transform(centsOf),
  v.check((cents) => cents !== undefined, 'not an amount of money'),
  v.transform((cents) => cents ?? 0),
);
const Resolve = v.object(HAND);
const Credit = v.object({ ...HAND, amount });
const State = v.object({ ...HAND, amount, paymentId: v.optional(text) });
const List = v.object({ state: v.optional(v.picklist(['open', 'resolved']), 'open') });

/** Discrepancies in one answer. */
const MOST = 500;

/** The same key is the same action. */
function actionId({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && isUuid(key) ? key : randomUUID();
}

type OfOne = { Params: { id: string } };

/** The operator's hand: discrepancies, refunds, chargebacks and credit from suspense. Guarded as all of /internal is. */
export function moneyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  app.get('/internal/discrepancies', async ({ query }) => {
    const { state } = checkInput(List, query);
    const rows = await listDiscrepancies(db, state, MOST);
    return rows.map(({ amount_cents: cents, ...row }) => ({
      ...row,
      amount: cents === null ? null : pesosOf(cents),
    }));
  });

  app.post<OfOne>('/internal/discrepancies/:id/resolve', async (request, reply) => {
    refuseNulls(request.body);
    const hand = checkInput(Resolve, request.body);
    await resolveByHand(dependencies, request.params.id, { id: actionId(request), ...hand });
    return reply.code(204).send();
  });

  for (const action of ['refund', 'chargeback'] as const)
    app.post<OfOne>(`/internal/transactions/:id/${action}`, async (request) => {
      refuseNulls(request.body);
      const { amount: amountCents, paymentId, ...hand } = checkInput(State, request.body);
      const stated = { id: actionId(request), ...hand, amountCents, paymentId };
      await statePayment(dependencies, action, request.params.id, stated);
      return moneyInPesos(request.params.id);
    });

  app.post<OfOne>('/internal/transactions/:id/credit', async (request) => {
    refuseNulls(request.body);
    const { amount: amountCents, ...hand } = checkInput(Credit, request.body);
    await creditFromSuspense(dependencies, request.params.id, {
      id: actionId(request),
      ...hand,
      amountCents,
    });
    return moneyInPesos(request.params.id);
  });

  async function moneyInPesos(id: string) {
    const { payments, held, suspense, actions } = await moneyOf(dependencies, id);
    return {
      held: pesosOf(held),
      suspense: pesosOf(suspense),
      payments: payments.map(({ id: paymentId, currency, paidCents, refundedCents, chargedBackCents }) => ({
        id: paymentId,
        currency,
        paid: pesosOf(paidCents),
        refunded: pesosOf(refundedCents),
        charged_back: pesosOf(chargedBackCents),
      })),
      actions: actions.map(({ amount_cents: cents, at, ...action }) => ({
        ...action,
        amount: cents === null ? null : pesosOf(cents),
        at: at.toISOString(),
      })),
    };
  }

  app.get<OfOne>('/internal/transactions/:id/money', ({ params }) => moneyInPesos(params.id));
}
