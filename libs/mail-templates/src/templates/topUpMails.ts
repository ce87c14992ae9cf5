import { formatCard, formatCents, formatInstant } from '@laundry/format';
import { mails } from '@laundry/strings';
import { nonEmptyRows } from '../document.ts';
import type { MailDocument } from '../document.ts';

/** Money that reached a card. */
export interface TopUpReceipt {
  /** What the card got. */
  readonly amountCents: number;
  /** The card's code. */
  readonly card: string;
  readonly channel: string;
  /** For whoever invoices; null where none was asked for. */
  readonly rut: string | null;
  /** What people call the payment by (D65). */
  readonly reference: string;
  readonly at: Date;
  /** The page of its result. */
  readonly url: string;
}

/** The receipt of a top-up, once its money is on the card. */
export function topUpMail({
  amountCents,
  card,
  channel,
  rut,
  reference,
  at,
  url,
}: TopUpReceipt): MailDocument {
  const { topUp: texts } = mails;
  return {
    title: texts.title(formatCents(amountCents)),
    paragraphs: [texts.lead],
    rows: nonEmptyRows([
      [texts.amount, formatCents(amountCents)],
      [texts.card, formatCard(card)],
      [texts.channel, channel],
      [texts.at, formatInstant(at)],
      [texts.reference, reference],
      [texts.rut, rut ?? ''],
    ]),
    link: { label: texts.action, url },
    closing: texts.closing,
  };
}

/** What a payer takes to a counter. */
export interface CounterTicket {
  readonly amountCents: number;
  /** The code of the card that is topped up; null of a purchase. */
  readonly card: string | null;
  readonly number: string;
  readonly verificationCode: string | null;
  readonly payUntil: Date;
  /** What people call the payment by (D65). */
  readonly reference: string;
  /** The page of its result, which leads to the slip. */
  readonly url: string;
}

/** What is paid at a counter: told at once, and again a day before its end. */
export function ticketMail(ticket: CounterTicket, event: 'issued' | 'reminder'): MailDocument {
  const { ticket: texts } = mails;
  return {
    title: texts.titles[event](formatCents(ticket.amountCents)),
    paragraphs: [texts.leads[event]],
    rows: nonEmptyRows([
      [texts.number, ticket.number],
      [texts.verificationCode, ticket.verificationCode ?? ''],
      [texts.payUntil, formatInstant(ticket.payUntil)],
      [texts.amount, formatCents(ticket.amountCents)],
      [texts.card, ticket.card === null ? '' : formatCard(ticket.card)],
      [texts.reference, ticket.reference],
    ]),
    link: { label: texts.action, url: ticket.url },
    closing: texts.closing,
  };
}
