import type { MailSender } from '@laundry/mail-templates';
import { allocate } from '../../payments/allocation.ts';
import type { ReceivedPayment } from '../../payments/allocation.ts';
import { countChargebacks, entriesFor, receivedOf } from '../../payments/entries.ts';
import type { Executor } from '../../database/connect.ts';
import { isFrozen } from '../../queries/ledgerCheck/discrepancies.ts';
import type { NewDiscrepancy } from '../../queries/ledgerCheck/discrepancies.ts';
import { bookEntry, lockCards, sumsOf } from '../../queries/payments/ledger.ts';
import type { Account, NewEntry } from '../../queries/payments/ledger.ts';
import { creditedByOperators } from '../../queries/payments/operatorActions.ts';
import type { Payment } from '../../queries/payments/payments.ts';
import { updateProviderPayment, providerPaymentsOf } from '../../queries/payments/providerPayments.ts';
import type { ProviderPayment } from '../../queries/payments/providerPayments.ts';
import { recordDisagreements } from './disagreements.ts';
import type { StateSource } from '../../payments/transitions.ts';
import { changeStateIn } from '../../queries/payments/changeState.ts';
import { queueInvoice } from '../../queries/payments/invoices.ts';
import { queueOrderMails } from '../shop/orders.ts';
import { queueTopUpMail } from './topUpMails.ts';

export interface ChangedPayment {
  /** Undefined where it is reported for the first time. */
  readonly before: ProviderPayment | undefined;
  readonly after: ProviderPayment;
}

const subjectOf = ({ purpose, cardUid, currency }: Payment): Account =>
  purpose === 'topup' ? { kind: 'card', name: cardUid ?? '', currency } : { kind: 'orders', currency };

/** Everything that decides where a payment's money belongs; the transaction's row has to be locked. */
async function readFunds(db: Executor, payment: Payment) {
  if (payment.cardUid !== null) await lockCards(db, [payment.cardUid]);
  return {
    frozen: await isFrozen(db, payment.id),
    credited: await creditedByOperators(db, payment.id),
    payments: await providerPaymentsOf(db, payment.id),
    held: (await sumsOf(db, payment.id, payment.currency)).held,
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
 * Books an entry and moves money between suspense and the card or order, as `allocate` decides.
 *
 * @returns what the card or order holds then
 */
async function post(
  db: Executor,
  payment: Payment,
  { frozen, credited, payments: [first] }: Funds,
  before: number,
  { kind, key, payments, received = [], creditedCents = 0 }: Posting,
  cause: Cause,
): Promise<number> {
  const { id: transactionId, currency } = payment;
  const held = frozen ? before + creditedCents : allocate(payment, payments, credited).held;
  const moved = held - before;
  if (received.length === 0 && moved === 0) return held;
  const postings = [
    ...received,
    [{ kind: 'suspense', currency }, -moved] as const,
    [subjectOf(payment), moved] as const,
  ];
  const entryId = await bookEntry(db, { kind, key, transactionId, at: cause.at, postings });
  const providerPaymentId = first?.paymentKey === transactionId ? undefined : first?.paymentKey;
  await followMovement(db, payment, { entryId, before, held, providerPaymentId }, cause);
  return held;
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
  { before, after: reported }: ChangedPayment,
  cause: Cause,
): Promise<NewDiscrepancy[]> {
  const after = countChargebacks(before, reported);
  const funds = await readFunds(db, payment);
  let { held } = funds;
  for (const { kind, key, cents, received } of entriesFor(before, after)) {
    const { currency, channel: name } = after;
    const posting = {
      kind,
      key,
      payments: funds.payments.map((known) => (known.id === after.id ? received : receivedOf(known))),
      received: [
        [{ kind: 'provider', name, currency }, -cents],
        [{ kind: 'suspense', currency }, cents],
      ],
    } as const;
    held = await post(db, payment, funds, held, posting, cause);
  }
  await updateProviderPayment(db, after);
  const payments = funds.payments.map((known) => (known.id === after.id ? after : known));
  return recordDisagreements(db, payment, payments, funds.credited, cause.at);
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
  const funds = await readFunds(db, payment);
  const posting = { kind: 'release', key, payments: funds.payments.map(receivedOf), creditedCents } as const;
  await post(db, payment, funds, funds.held, posting, cause);
  return recordDisagreements(db, payment, funds.payments, funds.credited, cause.at);
}

/** The cause of a booking, and its time. */
export interface Cause {
  readonly source: StateSource;
  readonly at: Date;
  readonly sender: MailSender;
  /** How the provider describes an approval. */
  readonly message?: string | undefined;
}

/** An entry that was booked, and what the card or order holds before and after it, in cents. */
interface Movement {
  readonly entryId: number;
  readonly before: number;
  readonly held: number;
  readonly providerPaymentId: string | undefined;
}

/** What follows an entry: the invoice of what moved, the payment's state with its order, their mails. */
export async function followMovement(
  db: Executor,
  payment: Payment,
  { entryId, before, held, providerPaymentId }: Movement,
  { source, at, sender, message }: Cause,
): Promise<void> {
  if (held !== before && payment.rut) await queueInvoice(db, entryId, at);
  if (held <= 0 && before <= 0) return;
  const changed = await changeStateIn(db, payment.id, {
    source,
    at,
    ...(held > 0 ? ({ to: 'approved', providerPaymentId, message } as const) : ({ to: 'refunded' } as const)),
  });
  for (const order of changed?.orders ?? []) await queueOrderMails(db, order, sender, at);
  if (changed?.firstApproved && payment.purpose === 'topup')
    await queueTopUpMail(db, payment, held, sender, at);
}
