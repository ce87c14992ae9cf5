import type { DiscrepancyKind } from '@laundry/api-contract';
import type { MailSender } from '@laundry/mail-templates';
import { allocate, isExactPayment, netOf } from '../../payments/allocation.ts';
import type { AmountDue, ReceivedPayment } from '../../payments/allocation.ts';
import type { StateSource } from '../../payments/transitions.ts';
import type { Executor } from '../../database/connect.ts';
import { changeStateIn } from '../../queries/payments/changeState.ts';
import { isFrozen, openDiscrepancy, resolveByFacts } from '../../queries/ledgerCheck/discrepancies.ts';
import type { NewDiscrepancy } from '../../queries/ledgerCheck/discrepancies.ts';
import { bookEntry, lockCard, sumsOf } from '../../queries/payments/ledger.ts';
import type { Account, EntryKind, NewEntry } from '../../queries/payments/ledger.ts';
import { queueInvoice } from '../../queries/payments/invoices.ts';
import { creditedByOperators } from '../../queries/payments/operatorActions.ts';
import type { Payment } from '../../queries/payments/payments.ts';
import { updateProviderPayment, providerPaymentsOf } from '../../queries/payments/providerPayments.ts';
import type { ProviderPayment } from '../../queries/payments/providerPayments.ts';
import { queueOrderMails } from '../shop/orderMails.ts';
import { queueTopUpMail } from './topUpMails.ts';

/** The cause of a booking, and its time. */
export interface Cause {
  readonly source: StateSource;
  readonly at: Date;
  /** The sender of the mails that follow. */
  readonly sender: MailSender;
  /** How the provider describes an approval. */
  readonly message?: string | undefined;
}

/** How one of a provider's payments changed. */
export interface ChangedPayment {
  /** Undefined where it is reported for the first time. */
  readonly before: ProviderPayment | undefined;
  readonly after: ProviderPayment;
}

interface Step {
  readonly kind: EntryKind;
  readonly key: string;
  readonly payment: ProviderPayment;
}

const refundedOf = (payment: ProviderPayment) =>
  Math.max(payment.refunded_cents, payment.stated_refunded_cents);

/**
 * A payment with its refunds and chargebacks, as the provider reports or an operator entered them, whichever
 * is more; together never more than was paid.
 */
export const receivedOf = (payment: ProviderPayment): ReceivedPayment => {
  const refundedCents = refundedOf(payment);
  const chargedBack = Math.max(payment.charged_back_cents, payment.stated_charged_back_cents);
  return {
    currency: payment.currency,
    paidCents: payment.paid_cents,
    refundedCents,
    chargedBackCents: Math.min(chargedBack, payment.paid_cents - refundedCents),
  };
};

const NOTHING_BACK = {
  refunded_cents: 0,
  charged_back_cents: 0,
  stated_refunded_cents: 0,
  stated_charged_back_cents: 0,
};

/**
 * The entries that lead from the known amounts to the new ones. A won chargeback comes first, so that no step
 * takes back more than there is.
 */
function stepsOf({ before, after }: ChangedPayment): Step[] {
  const name = `${after.channel}:${after.payment_key}`;
  const steps: Step[] = before
    ? []
    : [{ kind: 'payment', key: name, payment: { ...after, ...NOTHING_BACK } }];
  const known = before ?? { ...after, ...NOTHING_BACK };
  const [was, is] = [receivedOf(known), receivedOf(after)];
  const chargedBack = { ...known, charged_back_cents: is.chargedBackCents, stated_charged_back_cents: 0 };
  const chargebackNumber = after.chargebacks;
  if (is.chargedBackCents < was.chargedBackCents)
    steps.push({ kind: 'chargeback-won', key: `${name}:${chargebackNumber}`, payment: chargedBack });
  if (is.refundedCents > was.refundedCents) {
    const charged = Math.min(is.chargedBackCents, was.chargedBackCents);
    const payment = { ...after, charged_back_cents: charged, stated_charged_back_cents: 0 };
    steps.push({ kind: 'refund', key: `${name}:${is.refundedCents}`, payment });
  }
  if (is.chargedBackCents > was.chargedBackCents)
    steps.push({ kind: 'chargeback', key: `${name}:${chargebackNumber}`, payment: after });
  return steps;
}

/** Counts changes of the charged back amount, so that each change is a separate entry. */
function withChargebackCount({ before, after }: ChangedPayment): ProviderPayment {
  const previous = before ? receivedOf(before).chargedBackCents : 0;
  const changed = receivedOf(after).chargedBackCents !== previous;
  return { ...after, chargebacks: after.chargebacks + (changed ? 1 : 0) };
}

const amountDueOf = ({ amount_cents: amountCents, currency }: Payment): AmountDue => ({
  amountCents,
  currency,
});

const subjectOf = ({ purpose, card_uid, currency }: Payment): Account =>
  purpose === 'topup' ? { kind: 'card', name: card_uid ?? '', currency } : { kind: 'orders', currency };

/** Kinds that are opened and resolved by what the provider reports, without an operator. */
const RESOLVED_BY_FACTS: readonly DiscrepancyKind[] = ['amount-differs', 'currency-differs', 'paid-twice'];

/** The discrepancies that keep money of a transaction's payments in suspense. */
function disagreements(
  payment: Payment,
  payments: readonly ProviderPayment[],
  credited: number,
  at: Date,
): NewDiscrepancy[] {
  const due = amountDueOf(payment);
  const about = { transactionId: payment.id, channel: payment.channel, at };
  const { excess, suspense } = allocate(due, payments.map(receivedOf), credited);
  const mismatched = payments.flatMap((providerPayment): NewDiscrepancy[] => {
    const { channel, payment_key: paymentKey, currency, paid_cents: paidCents } = providerPayment;
    const received = receivedOf(providerPayment);
    const sameCurrency = currency === payment.currency;
    const waiting = sameCurrency ? Math.min(netOf(received), suspense) : netOf(received);
    if (isExactPayment(due, received) || waiting <= 0) return [];
    const kind = sameCurrency ? 'amount-differs' : 'currency-differs';
    const key = `${channel}:${paymentKey}`;
    const detail = `ordered ${payment.amount_cents} cents of ${payment.currency}, paid ${paidCents} of ${currency}`;
    return [{ ...about, kind, key, amountCents: waiting, currency, detail }];
  });
  const overpaid = Math.min(excess, suspense);
  if (overpaid <= 0) return mismatched;
  const detail = `ordered ${payment.amount_cents} cents, ${overpaid} more were paid`;
  const paidTwice = {
    kind: 'paid-twice',
    key: payment.id,
    amountCents: overpaid,
    currency: payment.currency,
  } as const;
  return [...mismatched, { ...about, ...paidTwice, detail }];
}

/** Everything that decides where a payment's money belongs; the transaction's row has to be locked. */
async function readPaymentFunds(db: Executor, payment: Payment) {
  if (payment.card_uid !== null) await lockCard(db, payment.card_uid);
  return {
    frozen: await isFrozen(db, payment.id),
    credited: await creditedByOperators(db, payment.id),
    payments: await providerPaymentsOf(db, payment.id),
    held: (await sumsOf(db, payment.id, payment.currency)).held,
  };
}

type PaymentFunds = Awaited<ReturnType<typeof readPaymentFunds>>;

/** Books an entry and moves money between suspense and the card or order, as `allocate` decides. */
async function bookAndAllocate(
  db: Executor,
  payment: Payment,
  funds: PaymentFunds,
  entry: Pick<NewEntry, 'kind' | 'key'> & {
    readonly received?: NewEntry['postings'];
    readonly creditedCents?: number | undefined;
  },
  { source, at, sender, message }: Cause,
): Promise<PaymentFunds> {
  const { kind, key, received = [], creditedCents = 0 } = entry;
  const rule = allocate(amountDueOf(payment), funds.payments.map(receivedOf), funds.credited);
  const held = funds.frozen ? funds.held + creditedCents : rule.held;
  const moved = held - funds.held;
  const { currency } = payment;
  const postings = [
    ...received,
    [{ kind: 'suspense', currency }, -moved] as const,
    [subjectOf(payment), moved] as const,
  ];
  if (received.length === 0 && moved === 0) return funds;
  const entryId = await bookEntry(db, { kind, key, transactionId: payment.id, at, postings });
  if (moved !== 0 && payment.rut) await queueInvoice(db, entryId, at);
  const [first] = funds.payments;
  const providerPaymentId = first && first.payment_key !== payment.id ? first.payment_key : undefined;
  const to = held > 0 ? 'approved' : 'refunded';
  if (held <= 0 && funds.held <= 0) return { ...funds, held };
  const change = { to, source, at, ...(to === 'approved' && { providerPaymentId, message }) } as const;
  const changed = await changeStateIn(db, payment.id, change);
  for (const order of changed?.orders ?? []) await queueOrderMails(db, order, sender, at);
  if (changed?.firstApproved && payment.purpose === 'topup')
    await queueTopUpMail(db, payment, held, sender, at);
  return { ...funds, held };
}

/** @returns the discrepancies that were not known before */
async function recordDiscrepancies(
  db: Executor,
  payment: Payment,
  { payments, credited }: PaymentFunds,
  at: Date,
): Promise<NewDiscrepancy[]> {
  const current = disagreements(payment, payments, credited, at);
  await resolveByFacts(db, payment.id, RESOLVED_BY_FACTS, current, at);
  const opened: NewDiscrepancy[] = [];
  for (const discrepancy of current) if (await openDiscrepancy(db, discrepancy)) opened.push(discrepancy);
  return opened;
}

/**
 * Books how a provider's payment changed and changes the card or the order to the cent: it gets the amount
 * due or what is left of the payments, whichever is less; the rest is in suspense. All money of a frozen
 * payment goes to suspense. The transaction's row has to be locked.
 *
 * @returns the discrepancies that came of it
 */
export async function bookPaymentChange(
  db: Executor,
  payment: Payment,
  change: ChangedPayment,
  cause: Cause,
): Promise<NewDiscrepancy[]> {
  const after = withChargebackCount(change);
  let funds = await readPaymentFunds(db, payment);
  let last = change.before;
  for (const step of stepsOf({ before: change.before, after })) {
    const cents = netOf(receivedOf(step.payment)) - (last ? netOf(receivedOf(last)) : 0);
    const { currency, channel: name } = after;
    const payments = funds.payments.map((known) => (known.id === after.id ? step.payment : known));
    const received = [
      [{ kind: 'provider', name, currency }, -cents],
      [{ kind: 'suspense', currency }, cents],
    ] as const;
    funds = await bookAndAllocate(db, payment, { ...funds, payments }, { ...step, received }, cause);
    last = step.payment;
  }
  await updateProviderPayment(db, after);
  const payments = funds.payments.map((known) => (known.id === after.id ? after : known));
  return recordDiscrepancies(db, payment, { ...funds, payments }, cause.at);
}

/**
 * Moves money from suspense to the card or the order, as `allocate` decides, after a payment was released or
 * an operator credited something. The transaction's row has to be locked.
 *
 * @param key the id of the operator's action
 * @param creditedCents credited by that action, even where the payment is frozen
 */
export async function releaseSuspense(
  db: Executor,
  payment: Payment,
  { key, creditedCents }: { readonly key: string; readonly creditedCents?: number | undefined },
  cause: Cause,
): Promise<NewDiscrepancy[]> {
  const before = await readPaymentFunds(db, payment);
  const funds = await bookAndAllocate(db, payment, before, { kind: 'release', key, creditedCents }, cause);
  return recordDiscrepancies(db, payment, funds, cause.at);
}
