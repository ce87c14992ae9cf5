import type { DiscrepancyKind } from '@laundry/api-contract';
import type { MailSender } from '@laundry/mail-templates';
import { allocate, isAsOrdered, netOf } from '../../payments/allocation.ts';
import type { Ordered, ReceivedPayment } from '../../payments/allocation.ts';
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

/** Who makes money move, and when. */
export interface Cause {
  readonly source: StateSource;
  readonly at: Date;
  /** Who tells people what became of it. */
  readonly sender: MailSender;
}

/** How one of a provider's payments changed. */
export interface ChangedPayment {
  /** Undefined where it is told of for the first time. */
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
 * What counts of a payment: what went back as its provider says it or an operator states it, never more than
 * was paid.
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
 * The entries that lead from what was known to what is known now: what is won back comes first, so that no
 * step takes back more than there is.
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

/** Counts a change of what is charged back, so that each of them is an entry of its own. */
function withChargebackCount({ before, after }: ChangedPayment): ProviderPayment {
  const was = before ? receivedOf(before).chargedBackCents : 0;
  const changed = receivedOf(after).chargedBackCents !== was;
  return { ...after, chargebacks: after.chargebacks + (changed ? 1 : 0) };
}

const orderOf = ({ amount_cents: amountCents, currency }: Payment): Ordered => ({ amountCents, currency });

const subjectOf = ({ purpose, card_uid, currency }: Payment): Account =>
  purpose === 'topup' ? { kind: 'card', name: card_uid ?? '', currency } : { kind: 'orders', currency };

/** Kinds that facts open and facts resolve. */
const OF_FACTS: readonly DiscrepancyKind[] = ['amount-differs', 'currency-differs', 'paid-twice'];

/** What of a transaction's payments waits in suspense, and why. */
function disagreements(
  payment: Payment,
  payments: readonly ProviderPayment[],
  credited: number,
  at: Date,
): NewDiscrepancy[] {
  const ordered = orderOf(payment);
  const about = { transactionId: payment.id, channel: payment.channel, at };
  const { excess, suspense } = allocate(ordered, payments.map(receivedOf), credited);
  const odd = payments.flatMap((one): NewDiscrepancy[] => {
    const received = receivedOf(one);
    const sameCurrency = one.currency === payment.currency;
    const waiting = sameCurrency ? Math.min(netOf(received), suspense) : netOf(received);
    if (isAsOrdered(ordered, received) || waiting <= 0) return [];
    const kind = sameCurrency ? 'amount-differs' : 'currency-differs';
    const key = `${one.channel}:${one.payment_key}`;
    const detail = `ordered ${payment.amount_cents} cents of ${payment.currency}, paid ${one.paid_cents} of ${one.currency}`;
    return [{ ...about, kind, key, amountCents: waiting, currency: one.currency, detail }];
  });
  const twice = Math.min(excess, suspense);
  if (twice <= 0) return odd;
  const detail = `ordered ${payment.amount_cents} cents, ${twice} more were paid`;
  const paidTwice = {
    kind: 'paid-twice',
    key: payment.id,
    amountCents: twice,
    currency: payment.currency,
  } as const;
  return [...odd, { ...about, ...paidTwice, detail }];
}

/** A transaction whose row is locked, with all that decides about its money. */
async function openBooks(db: Executor, payment: Payment) {
  if (payment.card_uid !== null) await lockCard(db, payment.card_uid);
  return {
    frozen: await isFrozen(db, payment.id),
    credited: await creditedByOperators(db, payment.id),
    payments: await providerPaymentsOf(db, payment.id),
    held: (await sumsOf(db, payment.id, payment.currency)).held,
  };
}

type Books = Awaited<ReturnType<typeof openBooks>>;

/** Books what happened, and has card or order hold what it should hold now. */
async function bookAndHold(
  db: Executor,
  payment: Payment,
  books: Books,
  entry: Pick<NewEntry, 'kind' | 'key'> & {
    readonly received?: NewEntry['gains'];
    readonly creditedCents?: number | undefined;
  },
  { source, at, sender }: Cause,
): Promise<Books> {
  const { kind, key, received = [], creditedCents = 0 } = entry;
  const rule = allocate(orderOf(payment), books.payments.map(receivedOf), books.credited);
  const held = books.frozen ? books.held + creditedCents : rule.held;
  const moved = held - books.held;
  const { currency } = payment;
  const gains = [
    ...received,
    [{ kind: 'suspense', currency }, -moved] as const,
    [subjectOf(payment), moved] as const,
  ];
  if (received.length === 0 && moved === 0) return books;
  const entryId = await bookEntry(db, { kind, key, transactionId: payment.id, at, gains });
  if (moved !== 0 && payment.rut) await queueInvoice(db, entryId, at);
  const [first] = books.payments;
  const providerPaymentId = first && first.payment_key !== payment.id ? first.payment_key : undefined;
  const to = held > 0 ? 'approved' : 'refunded';
  if (held <= 0 && books.held <= 0) return { ...books, held };
  const change = { to, source, at, ...(to === 'approved' && { providerPaymentId }) } as const;
  const changed = await changeStateIn(db, payment.id, change);
  for (const order of changed?.orders ?? []) await queueOrderMails(db, order, sender, at);
  if (changed?.firstApproved && payment.purpose === 'topup')
    await queueTopUpMail(db, payment, held, sender, at);
  return { ...books, held };
}

/** @returns the discrepancies that were not known before */
async function recordDiscrepancies(
  db: Executor,
  payment: Payment,
  { payments, credited }: Books,
  at: Date,
): Promise<NewDiscrepancy[]> {
  const current = disagreements(payment, payments, credited, at);
  await resolveByFacts(db, payment.id, OF_FACTS, current, at);
  const opened: NewDiscrepancy[] = [];
  for (const discrepancy of current) if (await openDiscrepancy(db, discrepancy)) opened.push(discrepancy);
  return opened;
}

/**
 * Books how a provider's payment changed and lets the card or the order follow, to the cent: it holds what
 * was ordered or what is left of the payments, whichever is less; the rest is in suspense. A frozen payment's
 * money all goes to suspense. The transaction's row has to be locked.
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
  let books = await openBooks(db, payment);
  let last = change.before;
  for (const step of stepsOf({ before: change.before, after })) {
    const cents = netOf(receivedOf(step.payment)) - (last ? netOf(receivedOf(last)) : 0);
    const { currency, channel: name } = after;
    const payments = books.payments.map((one) => (one.id === after.id ? step.payment : one));
    const received = [
      [{ kind: 'provider', name, currency }, -cents],
      [{ kind: 'suspense', currency }, cents],
    ] as const;
    books = await bookAndHold(db, payment, { ...books, payments }, { ...step, received }, cause);
    last = step.payment;
  }
  await updateProviderPayment(db, after);
  const payments = books.payments.map((one) => (one.id === after.id ? after : one));
  return recordDiscrepancies(db, payment, { ...books, payments }, cause.at);
}

/**
 * Has the card or the order hold what it should hold by now, out of suspense: after a payment was released,
 * or an operator credited something. The transaction's row has to be locked.
 *
 * @param key what it was done for: an operator's action
 * @param creditedCents credited by that action, which holds for a frozen payment too
 */
export async function releaseSuspense(
  db: Executor,
  payment: Payment,
  { key, creditedCents }: { readonly key: string; readonly creditedCents?: number | undefined },
  cause: Cause,
): Promise<NewDiscrepancy[]> {
  const before = await openBooks(db, payment);
  const books = await bookAndHold(db, payment, before, { kind: 'release', key, creditedCents }, cause);
  return recordDiscrepancies(db, payment, books, cause.at);
}
