import type { ChannelName, TransactionCreated } from '@laundry/api-contract';
import { server } from '@laundry/strings';
import { Failure } from '../../failure.ts';
import { senderOf } from '../../mail/composeMail.ts';
import { CircuitOpen, ProviderUnavailable } from '../../providers/http.ts';
import type { PaymentOrder, PaymentTicket, StartedPayment } from '../../providers/provider.ts';
import { abandonPayment, recordAnswer } from '../../queries/payments/idempotencyKeys.ts';
import type { PaymentAtCounter } from '../../queries/payments/paymentReminders.ts';
import type { PaymentCall } from './createPayment.ts';
import type { Dependencies } from '../dependencies.ts';
import { ticketMailOf } from './topUpMails.ts';

/** The provider could not start it: the payment is denied, its key is free, the caller may press again. */
async function giveUp(
  { db, clock }: Dependencies,
  order: PaymentOrder,
  { key, log }: PaymentCall,
  cause: ProviderUnavailable,
): Promise<never> {
  log.warn({ transaction: order.id, reason: cause.message }, 'provider unavailable');
  const errorMessage = server.payment.neverStarted;
  await abandonPayment(db, order.id, { to: 'denied', source: 'api', at: clock(), errorMessage }, key);
  throw new Failure('ex_provider_unavailable', { cause });
}

const counterOf = (order: PaymentOrder, ticket: PaymentTicket): PaymentAtCounter => ({
  id: order.id,
  number: order.number,
  amount_cents: order.amountCents,
  card_uid: order.cardUid,
  payer_email: order.payer.email,
  payment_reference: ticket.number,
  verification_code: ticket.verificationCode ?? null,
  expires_at: order.expiresAt,
});

/** Asks the provider outside any database transaction, then records its answer and ours in one. */
export async function startPayment(
  dependencies: Dependencies,
  channel: ChannelName,
  order: PaymentOrder,
  call: PaymentCall,
): Promise<TransactionCreated> {
  const { settings, db, providers, clock } = dependencies;
  const left = call.deadline.getTime() - clock().getTime();
  let started: StartedPayment;
  try {
    started = await providers[channel].create(order, Math.min(settings.PROVIDER_TIMEOUT_MS, left));
  } catch (error) {
    // Nothing was asked this time, so nothing is known of what a call came to that died.
    if (error instanceof CircuitOpen && call.begunBefore)
      throw new Failure('ex_provider_unavailable', { cause: error });
    if (error instanceof ProviderUnavailable) return giveUp(dependencies, order, call, error);
    throw error;
  }
  const answer = { ...started.answer, transaction_id: order.id };
  const at = clock();
  const { ticket } = started;
  const pending = {
    id: order.id,
    at,
    nextCheckAt: new Date(at.getTime() + settings.RECONCILE_AFTER_MS),
    ticketNumber: ticket?.number,
    verificationCode: ticket?.verificationCode,
    slipUrl: ticket?.slipUrl,
  };
  const mail = ticket && ticketMailOf(counterOf(order, ticket), 'issued', senderOf(settings));
  await recordAnswer(db, { ...pending, key: call.key, answer: JSON.stringify(answer) }, mail);
  return answer;
}
