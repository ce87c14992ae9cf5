import type { TransactionCreate } from '@laundry/api-contract';
import { hash, timingSafeEqual } from 'node:crypto';
import { CHECKOUT_PAGES } from '../checkoutPages.ts';
import { ProviderUnavailable } from './http.ts';

/** The payer, with the fields that single providers require. */
export type Payer = Pick<
  TransactionCreate,
  'email' | 'name' | 'rut' | 'paymentMethod' | 'address' | 'phone' | 'tipoDoc' | 'nroDoc' | 'coutas'
>;

/** A payment that a provider has to start. */
export interface PaymentIntent {
  readonly id: string;
  readonly number: number;
  /** The single-use number, where the provider has such numbers. */
  readonly shopProcessId: number | null;
  /** What is paid for, as the provider's page shows it: 20 characters at most. */
  readonly title: string;
  readonly amountCents: number;
  readonly currency: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly payer: Payer;
}

/** The ticket that a payer takes to a counter. */
export interface PaymentTicket {
  /** The number to quote there. */
  readonly number: string;
  readonly verificationCode?: string | undefined;
  /** Where it can be printed. */
  readonly slipUrl: string;
}

/** A provider's answer to a creation. */
export interface StartedPayment {
  readonly answer: { readonly checkout?: string; readonly process_id?: string; readonly pw_url?: string };
  /** The ticket to pay at a counter, which is mailed at once: no number of a payment made online. */
  readonly ticket?: PaymentTicket | undefined;
}

/** A signed text whose fields are joined without separators, so that it can be split in several ways. */
export interface SignedText {
  /** Identifies the text. */
  readonly digest: string;
  /** Identifies how the text was split into fields; the same text split differently is another message. */
  readonly reading: string;
  /** The amounts of all readings. */
  readonly amountsCents: readonly number[];
  /** The provider's number in this split, also of a denial; absent where it gave none. */
  readonly number?: string | undefined;
}

/** Our payment as a provider names it: by our id, or by its single-use number. */
export type PaymentName = { readonly id: string } | { readonly shopProcessId: number };

/**
 * What a provider says of a payment that took money, for people. Each is a column of `transactions` under the
 * same name: all that stands between adapter and query passes them on together.
 */
export interface PaymentDetails {
  /** How the provider describes an approval, where the payer has to read it. */
  readonly message?: string | undefined;
}

/** A provider's report of one of its payments. It has totals, so applying it again changes nothing. */
export interface PaymentFacts {
  readonly name: PaymentName;
  /** A refunded payment is approved, with the whole amount in `refundedCents`. */
  readonly outcome: 'pending' | 'approved' | 'denied' | 'expired';
  /** The amount paid, before any refund. */
  readonly amountCents: number;
  /** Absent where the protocol has no currency in its notification. */
  readonly currency?: number | undefined;
  /** The provider's id of this payment: one of ours can have several. Absent where the protocol has none. */
  readonly paymentId?: string | undefined;
  /** Refunded so far. Absent: nothing. Less than was reported before changes nothing. */
  readonly refundedCents?: number | undefined;
  /** Taken back by the card's holder and not won back. Absent: nothing. */
  readonly chargedBackCents?: number | undefined;
  /** When the provider last changed it, so that older ones are ignored. Absent: a change counts as late. */
  readonly changedAt?: Date | undefined;
  /** Why it was denied, for the payer. */
  readonly reason?: string | undefined;
  readonly details?: PaymentDetails | undefined;
  /** Why this report must not move money, and freezes the payment. For logs and operators, in English. */
  readonly contradiction?: string | undefined;
  /** Given where the signature alone does not determine which fields were signed. */
  readonly signed?: SignedText | undefined;
}

/** A payment whose status is queried. */
export interface KnownPayment {
  readonly id: string;
  readonly shopProcessId: number | null;
  readonly amountCents: number;
  /** Whether it took money: if the provider now reports it as cancelled, it was refunded. */
  readonly wasPaid?: boolean;
}

/** A notification as it arrived; nothing in it is trusted. */
export interface Notification {
  readonly query: unknown;
  /** The parsed JSON or form. */
  readonly body: unknown;
  /** The body's bytes, for a signature over them. */
  readonly rawBody: Buffer;
  /** @param name in lower case */
  readonly header: (name: string) => string | undefined;
}

/** Which payments of a day are listed: those created on it, or those changed on it. */
export type ListedBy = 'created' | 'changed';

/** The subject of a notification that does not prove its content, so the provider is queried (D78). */
export interface LookUp {
  /** Whether the provider signed it. Anybody can send an unsigned one. */
  readonly isSigned: boolean;
  /** The payment's number, if it is notified only once: its query is scheduled before the answer. */
  readonly shopProcessId?: number;
  /**
   * Queries the provider for the subject; undefined where the provider does not know it, or not yet.
   *
   * @throws ProviderUnavailable
   */
  readonly lookUp: () => Promise<readonly PaymentFacts[] | undefined>;
}

/** The content of a genuine notification: facts, or what to look up once it is answered. */
export type Notified = readonly PaymentFacts[] | LookUp;

/** The provider has seen this number before: another payment, or this one, was started with it. */
export class ShopProcessIdTaken extends ProviderUnavailable {}

/** A payment provider. Its methods throw ProviderUnavailable when it does not answer by its protocol. */
export interface Provider {
  /** How long a payment stays open before it expires. */
  readonly lifeMs: number;
  /**
   * Identifies the account at the provider, where channels may share one: its lists and notifications then
   * include the payments of all these channels.
   */
  readonly account?: string;
  /** The smallest and the largest payment that the provider accepts, if it has limits. */
  readonly limits?: { readonly minCents: number; readonly maxCents: number };
  /** Whether it knows payments by a single-use number (`shop_process_id`). */
  readonly numbersPayments?: true;
  /** Checks the fields that only this provider needs. @throws Failure */
  checkPayer?(payer: Payer): void;
  /**
   * Starts a payment. A second call with the same id starts no second payment.
   *
   * @throws ShopProcessIdTaken where it has seen the number before
   */
  create(intent: PaymentIntent, timeoutMs: number): Promise<StartedPayment>;
  /** Whether notifications may come from an address. Absent where their signature alone proves them. */
  notifiesFrom?(address: string): boolean;
  /**
   * The facts about the payments of a genuine notification, empty where it is about something else; or what
   * to look up.
   *
   * @throws Failure ex_bad_request for a malformed one, ex_unauthorized for a forged one
   */
  verifyNotification(notification: Notification): Promise<Notified>;
  /** All facts that the provider has of a payment, maybe none. Absent where its protocol has no query. */
  queryStatus?(payment: KnownPayment): Promise<readonly PaymentFacts[]>;
  /**
   * Every payment of a Montevideo day (`YYYY-MM-DD`) in its current state, including payments that are not
   * ours. Absent where the protocol has no list.
   */
  listPayments?(day: string, by: ListedBy): Promise<readonly PaymentFacts[]>;
  /**
   * Cancels a payment. 'expired': nobody can pay it any more; 'paid': it was paid before; 'refused': the
   * provider does not cancel it. Absent where the provider ends it by itself, or cannot.
   *
   * @throws ProviderUnavailable also where the provider has not decided yet
   */
  expire?(payment: KnownPayment, timeoutMs?: number): Promise<'expired' | 'paid' | 'refused'>;
}

/** The page to which every provider returns the browser (D13). */
export const resultPage = (publicOrigin: string, transactionId: string): string =>
  `${publicOrigin}${CHECKOUT_PAGES.result}/${transactionId}`;

/** Splits the contract's single name (spec §3) into the first and last name that providers ask for. */
export function splitName(name: string): { first: string; last: string } {
  const [first = name, ...rest] = name.split(/\s+/);
  return { first, last: rest.join(' ') || first };
}

/** Compares two texts of any length in constant time. */
export const sameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(hash('sha256', left, 'buffer'), hash('sha256', right, 'buffer'));
