import type { AnswerOf } from '@laundry/api-contract';
import type { operations } from '@laundry/api-contract/openapi';
import { formatCents } from '@laundry/format';
import { centsOf } from '../payments/money.ts';

type Discrepancy = AnswerOf<typeof operations.discrepancies>[number];
type Money = AnswerOf<typeof operations.moneyOfTransaction>;
type DeadMail = AnswerOf<typeof operations.deadMails>[number];

/** Pesos of the wire as people here read them: `$ 1.234,50`. */
export const pesos = (amount: number): string => formatCents(centsOf(amount) ?? Math.round(amount * 100));

/** A discrepancy in a line. */
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

/** What a transaction holds, line by line. */
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

/** A mail that was given up, in a line. */
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
