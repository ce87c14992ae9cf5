import { randomUUID } from 'node:crypto';
import { operations } from '@laundry/api-contract/openapi';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { centsOf, pesosOf } from '../payments/money.ts';
import { listDiscrepancies } from '../queries/discrepancies.ts';
import { namedPayment } from '../queries/payments.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { creditFromSuspense, moneyOf, resolveByHand, statePayment } from '../services/operate.ts';
import type { Hand } from '../services/operate.ts';
import { serve } from './serve.ts';

/** Discrepancies in one answer. */
const MOST = 500;

/** @throws Failure ex_invalid_field for fractions of a cent */
function statedCents(amount: number): number {
  const cents = centsOf(amount);
  if (cents === undefined) throw new Failure('ex_invalid_field', { detail: 'amount' });
  return cents;
}

const pesosOrNull = (cents: number | null) => (cents === null ? null : pesosOf(cents));

interface Input {
  readonly body: Pick<Hand, 'by' | 'reason'>;
  readonly idempotencyKey: string | undefined;
}

/** The same key is the same action. */
const handOf = ({ body: { by, reason }, idempotencyKey }: Input): Hand => ({
  id: idempotencyKey ?? randomUUID(),
  by,
  reason,
});

/** The operator's hand: discrepancies, refunds, chargebacks and credit from suspense. Guarded as all of /internal is. */
export function moneyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  /** The id of the payment that a path names, by its id or its reference. @throws Failure ex_not_found */
  async function idIn({ params }: { readonly params: Readonly<Record<string, string>> }): Promise<string> {
    const id = await namedPayment(db, params['id'] ?? '');
    if (id === undefined) throw new Failure('ex_not_found');
    return id;
  }

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
        amount: pesosOrNull(cents),
        at: at.toISOString(),
      })),
    };
  }

  serve(app, dependencies, operations.discrepancies, async ({ query }) => {
    const rows = await listDiscrepancies(db, query.state, MOST);
    return rows.map(({ amount_cents: cents, opened_at, told_at, resolved_at, ...row }) => ({
      ...row,
      amount: pesosOrNull(cents),
      opened_at: opened_at.toISOString(),

      told_at: told_at?.toISOString() ?? null,
      resolved_at: resolved_at?.toISOString() ?? null,
    }));
  });

  serve(app, dependencies, operations.resolveDiscrepancy, async (input) => {
    await resolveByHand(dependencies, input.params['id'] ?? '', handOf(input));
    return undefined;
  });

  for (const [action, call] of [
    ['refund', operations.statedRefund],
    ['chargeback', operations.statedChargeback],
  ] as const)
    serve(app, dependencies, call, async (input) => {
      const id = await idIn(input);
      const { amount, paymentId } = input.body;
      const stated = { ...handOf(input), amountCents: statedCents(amount), paymentId };
      await statePayment(dependencies, action, id, stated);
      return moneyInPesos(id);
    });

  serve(app, dependencies, operations.creditFromSuspense, async (input) => {
    const id = await idIn(input);
    const credit = { ...handOf(input), amountCents: statedCents(input.body.amount) };
    await creditFromSuspense(dependencies, id, credit);
    return moneyInPesos(id);
  });

  serve(app, dependencies, operations.moneyOfTransaction, async (input) => moneyInPesos(await idIn(input)));
}
