import { formatCents, formatInstant, formatCard } from '@laundry/strings/format';
import { mails, paymentConcepts, paymentLabels as labels } from '@laundry/strings';
import { nonEmptyRows } from '../document.ts';
import type { LabelledText, MailDocument } from '../document.ts';

const { order: texts } = mails;

/** A purchase: the item, the buyer and the delivery address. */
interface OrderedPurchase {
  readonly item_name: string;
  readonly item_reference: string;
  readonly unit_price_cents: number;
  readonly quantity: number;
  readonly amount_cents: number;
  readonly address: string;
  readonly phone: string;
  readonly channel: string;
  readonly payer_name: string;
  readonly payer_email: string;
  readonly rut: string | null;
}

/** What happened to an order. */
interface OrderMailData {
  readonly event: keyof typeof texts.titles;
  readonly purchase: OrderedPurchase;
  /** The order's reference for people, which is its payment's (D65). */
  readonly reference: string;
  readonly at: Date;
}

const toRows = ({ purchase, reference, at }: OrderMailData): readonly LabelledText[] => [
  [labels.concept, paymentConcepts.purchase],
  [labels.item, purchase.item_name],
  [texts.itemReference, purchase.item_reference],
  [labels.quantity, String(purchase.quantity)],
  [texts.unitPrice, formatCents(purchase.unit_price_cents)],
  [texts.total, formatCents(purchase.amount_cents)],
  [labels.address, purchase.address],
  [texts.phone, purchase.phone],
  [labels.rut, purchase.rut ?? ''],
  [labels.channel, purchase.channel],
  [labels.at, formatInstant(at)],
  [texts.payment, reference],
];

/** The mail to the buyer. @param url of the result page; a cancelled order has no receipt and no link */
export const buyerMail = (order: OrderMailData, url: string): MailDocument => ({
  title: texts.titles[order.event](order.reference),
  paragraphs: [texts.leads[order.event]],
  rows: nonEmptyRows(toRows(order)),
  ...(order.event !== 'cancelled' && { link: { label: mails.topUp.action, url } }),
  ...(order.event === 'placed' && { closing: texts.shipping }),
});

/** The mail to the company about events that it did not cause itself, with the buyer's data. */
export function companyMail(
  order: OrderMailData & { readonly event: keyof typeof texts.companyTitles },
): MailDocument {
  const { event, purchase, reference } = order;
  return {
    title: texts.companyTitles[event](reference, purchase.quantity, purchase.item_name),
    paragraphs: [texts.companyLeads[event]],
    rows: nonEmptyRows([
      [texts.buyer, purchase.payer_name],
      [texts.email, purchase.payer_email],
      ...toRows(order),
    ]),
  };
}

/** A payment as its mails name it. */
interface MailedPayment {
  readonly amountCents: number;
  /** The code of the card; null for a purchase. */
  readonly cardUid: string | null;
  /** The payment's reference for people (D65). */
  readonly reference: string;
  /** The URL of the result page, which links to the slip. */
  readonly url: string;
}

const cardText = ({ cardUid }: MailedPayment) => (cardUid === null ? '' : formatCard(cardUid));

/** A completed top-up, with the credited amount. */
interface TopUpReceipt extends MailedPayment {
  readonly channel: string;
  /** The payer's RUT for the invoice; null where none was requested. */
  readonly rut: string | null;
  /** The provider's number of the payment, where it has such numbers. */
  readonly shopProcessId?: number | null;
  readonly at: Date;
}

/** The receipt of a top-up, sent once the card is credited. */
export function topUpMail(receipt: TopUpReceipt): MailDocument {
  const { topUp: texts } = mails;
  return {
    title: texts.title(formatCents(receipt.amountCents)),
    paragraphs: [texts.lead],
    rows: nonEmptyRows([
      [labels.concept, paymentConcepts.topup],
      [labels.amount, formatCents(receipt.amountCents)],
      [labels.card, cardText(receipt)],
      [labels.channel, receipt.channel],
      [labels.at, formatInstant(receipt.at)],
      [labels.reference, receipt.reference],
      [labels.shopProcessId, String(receipt.shopProcessId ?? '')],
      [labels.rut, receipt.rut ?? ''],
    ]),
    link: { label: texts.action, url: receipt.url },
    closing: texts.closing,
  };
}

/** The data for paying at a counter. */
interface CounterTicket extends MailedPayment {
  readonly ticketNumber: string;
  readonly verificationCode: string | null;
  readonly expiresAt: Date;
}

/** A payment at a counter: sent immediately, and again a day before its end. */
export function ticketMail(ticket: CounterTicket, event: 'issued' | 'reminder'): MailDocument {
  const { ticket: texts } = mails;
  return {
    title: texts.titles[event](formatCents(ticket.amountCents)),
    paragraphs: [texts.leads[event]],
    rows: nonEmptyRows([
      [labels.number, ticket.ticketNumber],
      [labels.verificationCode, ticket.verificationCode ?? ''],
      [texts.payUntil, formatInstant(ticket.expiresAt)],
      [labels.amount, formatCents(ticket.amountCents)],
      [labels.card, cardText(ticket)],
      [labels.reference, ticket.reference],
    ]),
    link: { label: texts.action, url: ticket.url },
    closing: texts.closing,
  };
}
