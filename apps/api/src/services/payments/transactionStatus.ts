import { server } from '@laundry/strings';
import { requireFound } from '../../shared/failure.ts';
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

/** The outcome of a payment and what its page shows (D36). @throws Failure ex_not_found */
export const transactionStatus: Handler<'transactionStatus'> = async ({ db }, { params: { id } }) => {
  const payment = requireFound(isUuid(id) ? await paymentStatus(db, id) : undefined);
  const result = RESULT[payment.state];
  // Money came, or may have, that is not credited (ADR-4). Until it is back, nobody is told to pay again.
  const uncredited = result !== 'APPROVED' && payment.all_returned !== null;
  const authorizationResult = uncredited && !payment.all_returned ? 'PENDING' : result;
  const denied = authorizationResult === 'DENIED';
  const denial = denied ? (payment.error_message ?? server.payment.denied) : null;
  const errorMessage = uncredited
    ? server.payment[payment.all_returned ? 'returned' : 'underReview']
    : denial;
  const { payment_reference: ticketNumber, item_name: item, quantity, shop_process_id, message } = payment;
  return {
    authorizationResult,
    errorMessage,
    ...(denied && payment.state === 'expired' && { expired: true }),
    // A cancelled payment has no state of its own: its text distinguishes it from other denials (D30).
    ...(errorMessage === server.payment.cancelled && { cancelled: true }),
    ...(payment.state === 'refunded' && { refunded: true }),
    // Paid at a counter, for as long as it can be paid.
    ...(authorizationResult === 'PENDING' &&
      !uncredited &&
      ticketNumber !== null && {
        ticket: {
          number: ticketNumber,
          verificationCode: payment.verification_code,
          slip: payment.slip_url,
          payUntil: payment.expires_at.toISOString(),
        },
      }),
    amount: toPesos(payment.amount_cents),
    currency: payment.currency,
    uid: payment.card_uid,
    channel: payment.channel,
    at: payment.changed_at.toISOString(),
    reference: formatReference(payment.number),
    // An erased buyer has no address.
    ...(item !== null &&
      quantity !== null && { purchase: { item, quantity, address: payment.address || null } }),
    // Of a provider that numbers payments: its number, and its words for an approval.
    ...(shop_process_id !== null && {
      shopProcessId: String(shop_process_id),
      ...(result === 'APPROVED' && message !== null && { responseDescription: message }),
    }),
  };
};
