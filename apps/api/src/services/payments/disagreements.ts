import type { DiscrepancyKind } from '@laundry/api-contract';
import { allocate, isExactPayment, netOf } from '../../payments/allocation.ts';
import { receivedOf } from '../../payments/entries.ts';
import type { Executor } from '../../database/connect.ts';
import { openDiscrepancy, resolveByFacts } from '../../queries/ledgerCheck/discrepancies.ts';
import type { NewDiscrepancy } from '../../queries/ledgerCheck/discrepancies.ts';
import type { Payment } from '../../queries/payments/payments.ts';
import type { ProviderPayment } from '../../queries/payments/providerPayments.ts';

/** Kinds that are opened and resolved by what the provider reports, without an operator. */
const RESOLVED_BY_FACTS: readonly DiscrepancyKind[] = ['amount-differs', 'currency-differs', 'paid-twice'];

/** The discrepancies that keep money of a transaction's payments in suspense. */
function disagreements(
  payment: Payment,
  payments: readonly ProviderPayment[],
  credited: number,
  at: Date,
): NewDiscrepancy[] {
  const about = { transactionId: payment.id, channel: payment.channel, at };
  const { excess, suspense } = allocate(payment, payments.map(receivedOf), credited);
  const mismatched = payments.flatMap((providerPayment): NewDiscrepancy[] => {
    const { channel, paymentKey, currency, paidCents } = providerPayment;
    const received = receivedOf(providerPayment);
    const sameCurrency = currency === payment.currency;
    const waiting = sameCurrency ? Math.min(netOf(received), suspense) : netOf(received);
    if (isExactPayment(payment, received) || waiting <= 0) return [];
    const kind = sameCurrency ? 'amount-differs' : 'currency-differs';
    const key = `${channel}:${paymentKey}`;
    const detail = `ordered ${payment.amountCents} cents of ${payment.currency}, paid ${paidCents} of ${currency}`;
    return [{ ...about, kind, key, amountCents: waiting, currency, detail }];
  });
  const overpaid = Math.min(excess, suspense);
  if (overpaid <= 0) return mismatched;
  const detail = `ordered ${payment.amountCents} cents, ${overpaid} more were paid`;
  const { id: key, currency } = payment;
  return [...mismatched, { ...about, kind: 'paid-twice', key, amountCents: overpaid, currency, detail }];
}

/**
 * Opens what disagrees with a transaction's amount now, and resolves what no longer does.
 *
 * @returns the discrepancies that were not known before
 */
export async function recordDisagreements(
  db: Executor,
  payment: Payment,
  payments: readonly ProviderPayment[],
  credited: number,
  at: Date,
): Promise<NewDiscrepancy[]> {
  const current = disagreements(payment, payments, credited, at);
  await resolveByFacts(db, payment.id, RESOLVED_BY_FACTS, current, at);
  const opened: NewDiscrepancy[] = [];
  for (const discrepancy of current) if (await openDiscrepancy(db, discrepancy)) opened.push(discrepancy);
  return opened;
}
