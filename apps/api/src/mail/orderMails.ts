import { mails } from '@laundry/strings';
import { referenceOf } from '../payments/reference.ts';
import type { OrderEvent, PaidPurchase } from '../queries/orders.ts';
import type { MailDocument } from './document.ts';
import { montevideoInstant } from './montevideoInstant.ts';
import { pesosText } from './pesosText.ts';

const { order: texts } = mails;

/** What happened to an order. */
export interface OrderNews {
  readonly event: OrderEvent;
  readonly purchase: PaidPurchase;
  readonly at: Date;
}

type Rows = NonNullable<MailDocument['rows']>;

/** What people call the order by: the reference of its payment (decision 65). */
const orderOf = ({ purchase }: OrderNews): string => referenceOf(purchase.payment_number);

const present = (rows: Rows): Rows => rows.filter(([, text]) => text !== '');

const rowsOf = ({ purchase, at }: OrderNews): Rows => [
  [texts.item, purchase.item_name],
  [texts.itemReference, purchase.item_reference],
  [texts.quantity, String(purchase.quantity)],
  [texts.unitPrice, pesosText(purchase.unit_price_cents)],
  [texts.total, pesosText(purchase.amount_cents)],
  [texts.address, purchase.address],
  [texts.phone, purchase.phone],
  [texts.rut, purchase.rut ?? ''],
  [texts.channel, purchase.channel],
  [texts.at, montevideoInstant(at)],
  [texts.payment, referenceOf(purchase.payment_number)],
];

/** What the buyer reads. */
export const buyersMail = (news: OrderNews): MailDocument => ({
  title: texts.titles[news.event](orderOf(news)),
  paragraphs: [texts.leads[news.event]],
  rows: present(rowsOf(news)),
  ...(news.event === 'placed' && { closing: texts.shipping }),
});

/** What the company reads: the same, and who bought. */
export function companysMail(news: OrderNews): MailDocument {
  const { event, purchase } = news;
  return {
    title: texts.companyTitles[event](orderOf(news), purchase.quantity, purchase.item_name),
    paragraphs: [texts.companyLeads[event]],
    rows: present([[texts.buyer, purchase.payer_name], [texts.email, purchase.payer_email], ...rowsOf(news)]),
  };
}
