import { randomUUID } from 'node:crypto';
import { operations } from '@laundry/api-contract/openapi';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { centsOf } from '@laundry/strings/format';
import type { Dependencies } from '../services/dependencies.ts';
import { discrepanciesInPesos, moneyInPesos } from '../services/payments/moneyInPesos.ts';
import {
  creditFromSuspense,
  recordManualRefundOrChargeback,
  requirePaymentId,
  resolveManually,
} from '../services/payments/operatorActions.ts';
import type { ManualAction } from '../services/payments/operatorActions.ts';
import { serve } from './serve.ts';

/** @throws Failure ex_invalid_field for fractions of a cent */
function enteredCents(amount: number): number {
  const cents = centsOf(amount);
  if (cents === undefined) throw new Failure('ex_invalid_field', { detail: 'amount' });
  return cents;
}

interface Input {
  readonly body: Pick<ManualAction, 'by' | 'reason'>;
  readonly idempotencyKey: string | undefined;
}

/** The same key is the same action. */
const manualActionOf = ({ body: { by, reason }, idempotencyKey }: Input): ManualAction => ({
  id: idempotencyKey ?? randomUUID(),
  by,
  reason,
});

/**
 * Manual actions of operators on payments: discrepancies, refunds, chargebacks and credit from suspense.
 * Guarded like all of /internal.
 */
export function manualPaymentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  const idIn = ({ params }: { readonly params: { readonly id: string } }) => requirePaymentId(db, params.id);

  serve(app, dependencies, operations.discrepancies, ({ query }) => discrepanciesInPesos(db, query.state));

  serve(app, dependencies, operations.resolveDiscrepancy, async (input) => {
    await resolveManually(dependencies, input.params.id, manualActionOf(input));
    return undefined;
  });

  for (const [action, call] of [
    ['refund', operations.statedRefund],
    ['chargeback', operations.statedChargeback],
  ] as const)
    serve(app, dependencies, call, async (input) => {
      const id = await idIn(input);
      const { amount, paymentId } = input.body;
      const stated = { ...manualActionOf(input), amountCents: enteredCents(amount), paymentId };
      await recordManualRefundOrChargeback(dependencies, action, id, stated);
      return moneyInPesos(dependencies, id);
    });

  serve(app, dependencies, operations.creditFromSuspense, async (input) => {
    const id = await idIn(input);
    const credit = { ...manualActionOf(input), amountCents: enteredCents(input.body.amount) };
    await creditFromSuspense(dependencies, id, credit);
    return moneyInPesos(dependencies, id);
  });

  serve(app, dependencies, operations.moneyOfTransaction, async (input) =>
    moneyInPesos(dependencies, await idIn(input)),
  );
}
