import { centsOf, formatCents } from '@laundry/strings/format';
import type { ResultOf } from '../services/company/commands.ts';

type Discrepancy = ResultOf<'discrepancies'>[number];
type Money = ResultOf<'money'>;
type DeadMail = ResultOf<'deadMails'>[number];
type FoundPayment = ResultOf<'findPayments'>[number];

/** Formats pesos as Uruguayans read them: `$ 1.234,50`. */
export const pesos = (amount: number): string => formatCents(centsOf(amount) ?? Math.round(amount * 100));

/** A discrepancy on one line. */
export const discrepancyText = (discrepancy: Discrepancy): string =>
  [
    discrepancy.opened_at,
    discrepancy.id,
    discrepancy.kind,
    discrepancy.key,
    discrepancy.amount === null ? '-' : pesos(discrepancy.amount),
    discrepancy.transaction_id ? `transaction ${discrepancy.transaction_id}` : '-',
    discrepancy.detail,
    ...(discrepancy.resolved_at
      ? [`resolved by ${discrepancy.resolved_by ?? 'later facts'}: ${discrepancy.reason ?? ''}`]
      : []),
  ].join('  ');

/** A transaction's money: a line for its sums and one for each payment and action. */
export const moneyText = ({ held, suspense, payments, actions }: Money): string =>
  [
    `held ${pesos(held)}, in suspense ${pesos(suspense)}`,
    ...payments.map(
      ({ id, paid, refunded, charged_back: chargedBack }) =>
        `payment ${id}: paid ${pesos(paid)}, refunded ${pesos(refunded)}, charged back ${pesos(chargedBack)}`,
    ),
    ...actions.map(
      ({ at, action, amount, by, reason }) =>
        `${at} ${action}${amount === null ? '' : ` ${pesos(amount)}`} by ${by}: ${reason}`,
    ),
  ].join('\n');

/** A payment on one line. */
export const paymentText = (payment: FoundPayment): string =>
  [
    payment.created_at,
    payment.reference,
    payment.state,
    payment.channel,
    pesos(payment.amount),
    payment.card_uid === null ? 'accessories' : `card ${payment.card_uid}`,
    `${payment.payer_name} <${payment.payer_email}>`,
    payment.id,
  ].join('  ');

/** A mail that was given up, on one line. */
export const deadMailText = (mail: DeadMail): string =>
  [
    mail.dead_at ?? '-',
    mail.id,
    mail.recipient,
    mail.subject,
    `${mail.attempts} tries`,
    mail.reason ?? '-',
    mail.can_be_retried ? 'can be retried' : 'cannot be retried',
  ].join('  ');
