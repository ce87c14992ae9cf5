import type { DiscrepancyKind } from '../../database/moneySchema.ts';
import { allocate, isExactPayment, netAmount } from '../../payments/allocation.ts';
import { toReceivedPayment, countChargebacks, entriesFor } from '../../payments/entries.ts';
import type { Mailing } from '../../mail/composeMail.ts';
import { isFrozen, recordCheck } from '../../queries/ledgerCheck/discrepancies.ts';
import type { NewDiscrepancy } from '../../queries/ledgerCheck/discrepancies.ts';
import type { Payment } from '../../queries/payments/payments.ts';
import type { ProviderPayment } from '../../queries/payments/providerPayments.ts';
import type { ReceivedPayment } from '../../payments/allocation.ts';
import {
  bookEntry,
  lockCards,
  sumHeldAndSuspense,
  creditedByOperators,
} from '../../queries/payments/ledger.ts';
import type { Account, NewEntry } from '../../queries/payments/ledger.ts';
import { updateProviderPayment, listProviderPayments } from '../../queries/payments/providerPayments.ts';
import { changeStateIn } from '../../queries/payments/changeState.ts';
import type { StateChange } from '../../queries/payments/changeState.ts';
import { queueInvoice } from '../../queries/payments/invoices.ts';
import { queueOrderMails } from '../shop.ts';
import { queueTopUpMail } from './topUpMails.ts';

/** Kinds that are opened and resolved by what the provider reports, without an operator. */
const RESOLVED_BY_FACTS: readonly DiscrepancyKind[] = ['amount-differs', 'currency-differs', 'paid-twice'];

/**
 * Opens what keeps money of a transaction's payments in suspense now, and resolves what no longer does.
 *
 * @returns the discrepancies that were not known before
 */
function recordDisagreements(
  { db, payment, at, source }: Booking,
  payments: readonly ProviderPayment[],
  credited: number,
): Promise<NewDiscrepancy[]> {
  const about = { transactionId: payment.id, channel: payment.channel, at };
  const { excess, suspense } = allocate(payment, payments.map(toReceivedPayment), credited);
  const found = payments.flatMap((providerPayment): NewDiscrepancy[] => {
    const { channel, paymentKey, currency, paidCents } = providerPayment;
    const received = toReceivedPayment(providerPayment);
    const sameCurrency = currency === payment.currency;
    const waiting = sameCurrency ? Math.min(netAmount(received), suspense) : netAmount(received);
    if (isExactPayment(payment, received) || waiting <= 0) return [];
    const kind = sameCurrency ? 'amount-differs' : 'currency-differs';
    const key = `${channel}:${paymentKey}`;
    const detail = `ordered ${payment.amountCents} cents of ${payment.currency}, paid ${paidCents} of ${currency}`;
    return [{ ...about, kind, key, amountCents: waiting, currency, detail }];
  });
  const overpaid = Math.min(excess, suspense);
  const { id: key, currency } = payment;
  const detail = `ordered ${payment.amountCents} cents, ${overpaid} more were paid`;
  if (overpaid > 0)
    found.push({ ...about, kind: 'paid-twice', key, amountCents: overpaid, currency, detail });
  const checked = { transactionId: payment.id, kinds: RESOLVED_BY_FACTS };
  const why = source === 'operator' ? 'an action of an operator' : 'later facts of the provider';
  return recordCheck(db, checked, found, why, at);
}

const subjectAccount = ({ purpose, cardUid, currency }: Payment): Account =>
  purpose === 'topup' ? { kind: 'card', name: cardUid ?? '', currency } : { kind: 'orders', currency };

/** Everything that decides where a payment's money belongs. */
async function readFunds({ db, payment }: Booking) {
  if (payment.cardUid !== null) await lockCards(db, [payment.cardUid]);
  return {
    frozen: await isFrozen(db, payment.id),
    credited: await creditedByOperators(db, payment.id),
    payments: await listProviderPayments(db, payment.id),
    held: (await sumHeldAndSuspense(db, payment.id, payment.currency)).held,
  };
}

type Funds = Awaited<ReturnType<typeof readFunds>>;

interface Posting extends Pick<NewEntry, 'kind' | 'key'> {
  /** All of the transaction's payments, as they are after the entry. */
  readonly payments: readonly ReceivedPayment[];
  /** What comes from the provider, or goes back to it. */
  readonly received?: NewEntry['postings'];
  /** Credited by an operator, even where the payment is frozen. */
  readonly creditedCents?: number | undefined;
}

/**
 * Books an entry and moves money between suspense and the card or order, as `allocate` decides. Then queues
 * the invoice of what moved, changes the payment's state with its order, and queues their mails.
 *
 * @returns what the card or order holds afterwards
 */
async function post(
  booking: Booking,
  { frozen, credited }: Funds,
  before: number,
  { kind, key, payments, received = [], creditedCents = 0 }: Posting,
): Promise<number> {
  const { db, payment, source, at, details } = booking;
  const { id: transactionId, currency } = payment;
  const held = frozen ? before + creditedCents : allocate(payment, payments, credited).held;
  const moved = held - before;
  if (received.length === 0 && moved === 0) return held;
  const postings = [
    ...received,
    [{ kind: 'suspense', currency }, -moved] as const,
    [subjectAccount(payment), moved] as const,
  ];
  const entryId = await bookEntry(db, { kind, key, transactionId, at, postings });
  if (moved !== 0 && payment.rut) await queueInvoice(db, entryId, at);
  if (held <= 0 && before <= 0) return held;
  const changed = await changeStateIn(db, transactionId, {
    source,
    at,
    ...(held > 0 ? ({ to: 'approved', details } as const) : ({ to: 'refunded' } as const)),
  });
  if (changed?.order) await queueOrderMails(booking, changed.order);
  if (changed?.firstApproved && payment.purpose === 'topup') await queueTopUpMail(booking, payment, held);
  return held;
}

/**
 * Books how a provider's payment changed and changes the card or the order to the cent: it gets the amount
 * due or what is left of the payments, whichever is less; the rest is in suspense. All money of a frozen
 * payment goes to suspense.
 *
 * @param before undefined where it is reported for the first time
 * @returns the discrepancies that it caused
 */
export async function bookPaymentChange(
  booking: Booking,
  before: ProviderPayment | undefined,
  reported: ProviderPayment,
): Promise<NewDiscrepancy[]> {
  const after = countChargebacks(before, reported);
  const funds = await readFunds(booking);
  let { held } = funds;
  for (const { kind, key, cents, received } of entriesFor(before, after)) {
    const { currency, channel: name } = after;
    const posting = {
      kind,
      key,
      payments: funds.payments.map((known) => (known.id === after.id ? received : toReceivedPayment(known))),
      received: [
        [{ kind: 'provider', name, currency }, -cents],
        [{ kind: 'suspense', currency }, cents],
      ],
    } as const;
    held = await post(booking, funds, held, posting);
  }
  await updateProviderPayment(booking.db, after);
  const payments = funds.payments.map((known) => (known.id === after.id ? after : known));
  return recordDisagreements(booking, payments, funds.credited);
}

/**
 * Moves money from suspense to the card or the order, as `allocate` decides, after a payment was released or
 * an operator credited something.
 *
 * @param key the id of the operator's action
 * @param creditedCents credited by that action, even where the payment is frozen
 */
export async function releaseSuspense(
  booking: Booking,
  { key, creditedCents }: { readonly key: string; readonly creditedCents?: number },
): Promise<NewDiscrepancy[]> {
  const funds = await readFunds(booking);
  const posting = {
    kind: 'release',
    key,
    payments: funds.payments.map(toReceivedPayment),
    creditedCents,
  } as const;
  await post(booking, funds, funds.held, posting);
  return recordDisagreements(booking, funds.payments, funds.credited);
}

/** A payment in the transaction that has locked its row, with the cause of what is booked. */
export interface Booking extends Mailing, Pick<StateChange, 'source' | 'details'> {
  readonly payment: Payment;
}
