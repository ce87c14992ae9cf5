import { checkLedger } from './checkLedger.ts';
import { checkMails } from './checkMails.ts';
import { toBreaches } from './breach.ts';
import type { Breach } from './breach.ts';
import type { Books } from './readBooks.ts';

type BookedPayment = Books['payments'][number];
type Held = Books['held'][number];

const heldCents = ({ amount }: Held) => Math.round(amount * 100);
const isPaid = (held: Held | undefined) => held?.state === 'approved';
const isOpen = ({ state }: BookedPayment) => state === 'created' || state === 'pending';
/** In these states the provider's page takes no further payment, or the payer was told of a refusal. */
const FINAL = ['approved', 'denied', 'cancelled', 'expired', 'refunded'];

function checkPayment(payment: BookedPayment, held: Held | undefined): Breach[] {
  const detail = `${payment.channel} ${payment.id}: ${payment.state} here, ${held?.state ?? 'unknown'} there`;
  const breaches: Breach[] = [];
  if (isPaid(held) && payment.state !== 'approved')
    breaches.push({ kind: 'lost: the provider has the money, the payment does not stand', detail });
  if (payment.state === 'approved' && !isPaid(held))
    breaches.push({ kind: 'credited without payment', detail });
  if (held && heldCents(held) !== payment.amount_cents)
    breaches.push({
      kind: 'the amount differs from what the provider holds',
      detail: `${detail}, ${payment.amount_cents} and ${heldCents(held)} cents`,
    });
  if (held && FINAL.includes(held.state) && isOpen(payment))
    breaches.push({ kind: 'stuck: open here, final at the provider', detail });
  return breaches;
}

function checkCards({ cards, movements, payments }: Books): Breach[] {
  const movementsByTransaction = Map.groupBy(movements, ({ transaction_id }) => transaction_id);
  const ofPayments = payments.flatMap((payment) => {
    const own = movementsByTransaction.get(payment.id) ?? [];
    const moves = payment.purpose === 'topup' && payment.state === 'approved';
    const asItMust = own.every(
      ({ kind, amount_cents, card_uid }) =>
        kind === 'topup' && amount_cents === payment.amount_cents && card_uid === payment.card_uid,
    );
    if (own.length === (moves ? 1 : 0) && asItMust) return [];
    return [`${payment.id}: ${payment.purpose} ${payment.state}, ${own.length} movements`];
  });
  const moved = new Map<string, number>();
  for (const { card_uid, amount_cents } of movements)
    moved.set(card_uid, (moved.get(card_uid) ?? 0) + amount_cents);
  const ofCards = cards
    .filter(({ uid, balance_cents }) => (moved.get(uid) ?? 0) !== balance_cents)
    .map(({ uid, balance_cents }) => `${uid}: ${balance_cents} cents, moved by ${moved.get(uid) ?? 0}`);
  return [
    ...toBreaches('a card was not moved by its payment exactly once', ofPayments),
    ...toBreaches('a balance is not the sum of its movements', ofCards),
  ];
}

function checkOrders({ orders, payments }: Books): Breach[] {
  const ordersByTransaction = Map.groupBy(orders, ({ transaction_id }) => transaction_id);
  const wrong = payments.flatMap((payment) => {
    const own = ordersByTransaction.get(payment.id) ?? [];
    const due = payment.purpose === 'purchase' && payment.state === 'approved' ? 1 : 0;
    if (own.length === due && own.every(({ cancelled }) => !cancelled)) return [];
    return [`${payment.id}: ${payment.purpose} ${payment.state}, ${own.length} orders`];
  });
  return toBreaches('an order was not placed exactly once', wrong);
}

/**
 * Compares what the providers hold with payments, cards, orders, the ledger, keys and mails. All cards start
 * a run empty.
 *
 * @param disasters when a process or the database ended or came back, ms since 1970
 */
export function checkBooks(books: Books, disasters: readonly number[]): Breach[] {
  const known = new Set(books.payments.map(({ id }) => id));
  const held = new Map(books.held.map((payment) => [payment.reference, payment]));
  return [
    ...books.payments.flatMap((payment) => checkPayment(payment, held.get(payment.id))),
    ...toBreaches(
      'the provider holds a payment that nobody knows',
      books.held
        .filter(({ reference }) => !known.has(reference))
        .map(({ provider, reference }) => `${provider} ${reference}`),
    ),
    ...checkCards(books),
    ...checkOrders(books),
    ...checkLedger(books),
    ...toBreaches(
      'stuck: a key with a dead lease',
      books.deadKeys.map(({ key }) => key),
    ),
    ...checkMails(books, disasters),
  ];
}
