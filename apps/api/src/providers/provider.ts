import type { TransactionCreate } from '@laundry/api-contract';
import type { PaymentName } from '../queries/payments/payments.ts';

/** Who pays, and what single providers want to know of them. */
export type Payer = Pick<
  TransactionCreate,
  'email' | 'name' | 'rut' | 'paymentMethod' | 'address' | 'phone' | 'tipoDoc' | 'nroDoc' | 'coutas'
>;

/** A payment as a provider is asked to start it. */
export interface PaymentOrder {
  readonly id: string;
  readonly number: number;
  /** What is paid for, as the provider's page says it: 20 characters at most. */
  readonly title: string;
  /** The card that is topped up; null of a purchase. */
  readonly cardUid: string | null;
  readonly amountCents: number;
  readonly currency: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly payer: Payer;
}

/** What a payer takes to a counter. */
export interface PaymentTicket {
  /** What is quoted there. */
  readonly number: string;
  readonly verificationCode?: string | undefined;
  /** Where it can be printed. */
  readonly slipUrl: string;
}

/** What a provider answered to a creation. */
export interface StartedPayment {
  readonly answer: { readonly checkout?: string; readonly process_id?: string; readonly pw_url?: string };
  /** What is paid at a counter. */
  readonly ticket?: PaymentTicket | undefined;
}

/** A signed text whose fields are joined without separators, so that it can be cut in several ways. */
export interface SignedText {
  /** Names the text. */
  readonly digest: string;
  /** Names the way in which this message cuts it: another way of the same text is another message. */
  readonly reading: string;
  /** The amounts of all readings. */
  readonly amountsCents: readonly number[];
  /** The provider's number in this way of cutting it, also of a denial; absent where it gave none. */
  readonly number?: string | undefined;
}

/** What a provider says of one of its payments, in our words. Absolute: telling it again changes nothing. */
export interface PaymentFacts {
  readonly name: PaymentName;
  /** A payment that was given back is approved, with all of it in `refundedCents`. */
  readonly outcome: 'pending' | 'approved' | 'denied' | 'expired';
  /** What was paid, before anything was given back. */
  readonly amountCents: number;
  /** Absent where the protocol has no currency in its notification. */
  readonly currency?: number | undefined;
  /** The provider's id of this payment: one of ours can have several. Absent where the protocol has none. */
  readonly paymentId?: string | undefined;
  /** Given back so far. Absent: nothing. */
  readonly refundedCents?: number | undefined;
  /** Taken back by the card's holder and not won back. Absent: nothing. */
  readonly chargedBackCents?: number | undefined;
  /**
   * When the provider changed it last: what is older than what is known is ignored. Absent where it does not
   * say.
   */
  readonly changedAt?: Date | undefined;
  /** Why it was denied, for the payer. */
  readonly reason?: string | undefined;
  /**
   * Why this message may move no money: the payment is frozen for an operator. For the log and the operator,
   * in English.
   */
  readonly contradiction?: string | undefined;
  /** Where the signature alone does not tell which fields were signed. */
  readonly signed?: SignedText | undefined;
}

/** A payment that a provider is asked about. */
export interface KnownPayment {
  readonly id: string;
  readonly number: number;
  readonly amountCents: number;
  readonly currency: number;
  /** Whether it took money: what is called off at the provider was then given back. */
  readonly wasPaid?: boolean;
}

/** A notification as it arrived; nothing of it is trusted. */
export interface Notification {
  readonly query: unknown;
  readonly body: unknown;
  readonly header: (name: string) => string | undefined;
}

/**
 * Which payments of a day are listed: those that were made on it, or those of which anything changed on it.
 */
export type ListedBy = 'created' | 'changed';

/**
 * One payment provider. Every method that calls it throws ProviderUnavailable when it does not answer
 * rightly.
 */
export interface Provider {
  /** How long a payment stays open before it expires. */
  readonly lifeMs: number;
  /** Checks the fields that only this provider needs. @throws Failure */
  checkPayer?(payer: Payer): void;
  /** Starts a payment. Asked twice for the same order, it starts one. */
  create(order: PaymentOrder, timeoutMs: number): Promise<StartedPayment>;
  /**
   * Whether notifications may come from an address. Absent where their signature alone proves whose they are.
   */
  notifiesFrom?(address: string): boolean;
  /**
   * What is true of the payments that a genuine notification is about; empty for one about something else.
   *
   * @throws Failure ex_bad_request for a malformed one, ex_unauthorized for a forged one
   */
  verifyNotification(notification: Notification): Promise<readonly PaymentFacts[]>;
  /** All that the provider knows of a payment; empty for nothing. Absent where its protocol has no query. */
  queryStatus?(payment: KnownPayment): Promise<readonly PaymentFacts[]>;
  /**
   * Every payment of a Montevideo day (`YYYY-MM-DD`), as it is now; also payments that are not ours. Absent
   * where the protocol has no list.
   */
  listPayments?(day: string, by: ListedBy): Promise<readonly PaymentFacts[]>;
  /**
   * Calls a payment off: 'expired' is the provider's word that nobody can pay it any more, 'paid' that it is
   * too late for that, 'refused' that it does not call it off. Absent where the provider ends it by itself.
   */
  expire?(payment: KnownPayment): Promise<'expired' | 'paid' | 'refused'>;
}

/** The page to which every provider returns the browser (D13). */
export const resultPage = (publicOrigin: string, transactionId: string): string =>
  `${publicOrigin}/bancard-checkout-success/${transactionId}`;

/** The joined name of the contract (spec §3) as the first and last name that providers ask for. */
export function splitName(name: string): { first: string; last: string } {
  const [first = name, ...rest] = name.split(/\s+/);
  return { first, last: rest.join(' ') || first };
}
