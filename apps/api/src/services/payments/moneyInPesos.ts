import { pesosOf } from '@laundry/strings/format';
import type { Executor } from '../../database/connect.ts';
import { listDiscrepancies } from '../../queries/ledgerCheck/discrepancies.ts';
import { moneyOf } from './operatorActions.ts';
import type { OperatorDependencies } from './operatorActions.ts';

/** Discrepancies in one answer. */
const MAX_LISTED = 500;

const pesosOrNull = (cents: number | null) => (cents === null ? null : pesosOf(cents));

/** A transaction's money, for operators. @throws Failure ex_not_found */
export async function moneyInPesos(operation: OperatorDependencies, id: string) {
  const { payments, held, suspense, actions } = await moneyOf(operation, id);
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

/** Open or resolved discrepancies, for operators. */
export async function discrepanciesInPesos(db: Executor, state: 'open' | 'resolved') {
  const rows = await listDiscrepancies(db, state, MAX_LISTED);
  return rows.map(({ amount_cents: cents, opened_at, told_at, resolved_at, ...row }) => ({
    ...row,
    amount: pesosOrNull(cents),
    opened_at: opened_at.toISOString(),
    told_at: told_at?.toISOString() ?? null,
    resolved_at: resolved_at?.toISOString() ?? null,
  }));
}
