import { formatCents } from '@laundry/format';
import { centsOf } from '../payments/money.ts';
import type { ResultOf } from '../services/company/commands.ts';

type Discrepancy = ResultOf<'discrepancies'>[number];
type Money = ResultOf<'money'>;
type DeadMail = ResultOf<'deadMails'>[number];
type FoundPayment = ResultOf<'findPayments'>[number];

/** Formats pesos as Uruguayans read them: `$ 1.234,50`. */
export const pesos = (amount: number): string => formatCents(centsOf(amount) ?? Math.round(amount * 100));

/** A discrepancy on one line. */
export const discrepancyText = (one: Discrepancy): string =>
  [
    one.opened_at,
    one.id,
    one.kind,
    one.key,
    one.amount === null ? '-' : pesos(one.amount),
    one.transaction_id ? `transaction ${one.transaction_id}` : '-',
    one.detail,
    ...(one.resolved_at ? [`resolved by ${one.resolved_by ?? 'later facts'}: ${one.reason ?? ''}`] : []),
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
export const paymentText = (one: FoundPayment): string =>
  [
    one.created_at,
    one.reference,
    one.state,
    one.channel,
    pesos(one.amount),
    one.card_uid === null ? 'accessories' : `card ${one.card_uid}`,
    `${one.payer_name} <${one.payer_email}>`,
    one.id,
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
