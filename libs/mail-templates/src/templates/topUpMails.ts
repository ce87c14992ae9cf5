import { formatCard, formatCents, formatInstant } from '@laundry/strings/format';
import { mails } from '@laundry/strings';
import { nonEmptyRows } from '../document.ts';
import type { MailDocument } from '../document.ts';

/** A completed top-up. */
export interface TopUpReceipt {
  /** The credited amount. */
  readonly amountCents: number;
  /** The card's code. */
  readonly card: string;
  readonly channel: string;
  /** The payer's RUT for the invoice; null where none was requested. */
  readonly rut: string | null;
  /** The payment's reference for people (D65). */
  readonly reference: string;
  /** The provider's number of the payment, where it has such numbers. */
  readonly shopProcessId?: string | undefined;
  readonly at: Date;
  /** The URL of the result page. */
  readonly url: string;
}

/** The receipt of a top-up, sent once the card is credited. */
export function topUpMail({
  amountCents,
  card,
  channel,
  rut,
  reference,
  shopProcessId,
  at,
  url,
}: TopUpReceipt): MailDocument {
  const { topUp: texts } = mails;
  return {
    title: texts.title(formatCents(amountCents)),
    paragraphs: [texts.lead],
    rows: nonEmptyRows([
      texts.concept,
      [texts.amount, formatCents(amountCents)],
      [texts.card, formatCard(card)],
      [texts.channel, channel],
      [texts.at, formatInstant(at)],
      [texts.reference, reference],
      [texts.shopProcessId, shopProcessId ?? ''],
      [texts.rut, rut ?? ''],
    ]),
    link: { label: texts.action, url },
    closing: texts.closing,
  };
}

/** The data for paying at a counter. */
export interface CounterTicket {
  readonly amountCents: number;
  /** The code of the card; null for a purchase. */
  readonly card: string | null;
  readonly number: string;
  readonly verificationCode: string | null;
  readonly payUntil: Date;
  /** The payment's reference for people (D65). */
  readonly reference: string;
  /** The URL of the result page, which links to the slip. */
  readonly url: string;
}

/** A payment at a counter: sent immediately, and again a day before its end. */
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
