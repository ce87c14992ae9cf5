import type { TransactionCreate } from '@laundry/api-contract';
import type { PaymentName } from '../queries/payments.ts';

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
  readonly amountCents: number;
  readonly currency: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly payer: Payer;
}

/** What a provider answered to a creation. */
export interface StartedPayment {
  readonly answer: { readonly checkout?: string; readonly process_id?: string; readonly pw_url?: string };
  /** What the payer quotes at a counter. */
  readonly paymentReference?: string | undefined;
}

/** What a provider says of a payment, in our words. */
export interface PaymentFacts {
  readonly name: PaymentName;
  readonly outcome: 'pending' | 'approved' | 'denied' | 'expired' | 'refunded';
  readonly amountCents: number;
  /** Absent where the protocol has no currency in its notification. */
  readonly currency?: number | undefined;
  readonly paymentId?: string | undefined;
  /** Why it was denied, for the payer. */
  readonly reason?: string | undefined;
}

/** A payment that a provider is asked about. */
export interface KnownPayment {
  readonly id: string;
  readonly number: number;
  readonly amountCents: number;
  readonly currency: number;
}

/** A notification as it arrived; nothing of it is trusted. */
export interface Notification {
  readonly query: unknown;
  readonly body: unknown;
  readonly header: (name: string) => string | undefined;
}

/** One payment provider. Every method that calls it throws ProviderUnavailable when it does not answer rightly. */
export interface Provider {
  /** How long a payment stays open before it expires. */
  readonly lifeMs: number;
  /** Checks the fields that only this provider needs. @throws Failure */
  checkPayer?(payer: Payer): void;
  /** Starts a payment. Asked twice for the same order, it starts one. */
  create(order: PaymentOrder, timeoutMs: number): Promise<StartedPayment>;
  /**
   * The facts of a genuine notification; undefined for one about something else.
   *
   * @throws Failure ex_bad_request for a malformed one, ex_unauthorized for a forged one
   */
  verifyNotification(notification: Notification): Promise<PaymentFacts | undefined>;
  /** What the provider knows of a payment; undefined for nothing. Absent where its protocol has no query. */
  queryStatus?(payment: KnownPayment): Promise<PaymentFacts | undefined>;
  /** Calls a payment off; 'paid' where it is too late for that. Absent where the provider ends it by itself. */
  expire?(payment: KnownPayment): Promise<'expired' | 'paid'>;
}
