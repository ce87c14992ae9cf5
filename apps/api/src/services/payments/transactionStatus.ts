import { server } from '@laundry/strings';
import { Failure } from '../../shared/failure.ts';
import { toPesos } from '@laundry/strings/format';
import { formatReference } from '../../payments/reference.ts';
import type { PaymentState } from '../../payments/transitions.ts';
import { paymentStatus } from '../../queries/payments/payments.ts';
import { isUuid } from '../../shared/uuid.ts';
import type { Handler } from '../dependencies.ts';

/** States on the wire (D30). */
const RESULT: Readonly<Record<PaymentState, 'PENDING' | 'APPROVED' | 'DENIED'>> = {
  created: 'PENDING',
  pending: 'PENDING',
  approved: 'APPROVED',
  refunded: 'APPROVED',
  denied: 'DENIED',
  expired: 'DENIED',
};

type PaymentRecord = NonNullable<Awaited<ReturnType<typeof paymentStatus>>>;

/** The ticket to pay at a counter, for as long as it can be paid. */
function ticketOf({
  payment_reference: ticketNumber,
  verification_code,
  slip_url,
  expires_at,
}: PaymentRecord) {
  if (ticketNumber === null) return {};
  return {
    ticket: {
      number: ticketNumber,
      verificationCode: verification_code,
      slip: slip_url,
      payUntil: expires_at.toISOString(),
    },
  };
}

/** What a purchase is for. An erased buyer has no address. */
const purchaseOf = ({ item_name: item, quantity, address }: PaymentRecord) =>
  item === null || quantity === null ? {} : { purchase: { item, quantity, address: address || null } };

/** What payers read of a provider that numbers payments: its number, and its words for an approval. */
function shopProcessOf({ shop_process_id: id, message }: PaymentRecord, isApproved: boolean) {
  if (id === null) return {};
  return {
    shopProcessId: String(id),
    ...(isApproved && message !== null && { responseDescription: message }),
  };
}

/** The outcome of a payment and what its page shows (D36). @throws Failure ex_not_found */
export const transactionStatus: Handler<'transactionStatus'> = async ({ db }, { params: { id } }) => {
  const payment = isUuid(id) ? await paymentStatus(db, id) : undefined;
  if (!payment) throw new Failure('ex_not_found');
  const authorizationResult = RESULT[payment.state];
  const denied = authorizationResult === 'DENIED';
  return {
    authorizationResult,
    errorMessage: denied ? (payment.error_message ?? server.payment.denied) : null,
    ...(payment.state === 'expired' && { expired: true }),
    // It has no state of its own: its text tells it from other denials (D30).
    ...(denied && payment.error_message === server.payment.cancelled && { cancelled: true }),
    ...(payment.state === 'refunded' && { refunded: true }),
    ...(authorizationResult === 'PENDING' && ticketOf(payment)),
    amount: toPesos(payment.amount_cents),
    currency: payment.currency,
    uid: payment.card_uid,
    channel: payment.channel,
    at: payment.changed_at.toISOString(),
    reference: formatReference(payment.number),
    ...purchaseOf(payment),
    ...shopProcessOf(payment, authorizationResult === 'APPROVED'),
  };
};
