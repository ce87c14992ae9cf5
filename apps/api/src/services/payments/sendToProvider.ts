import type { ChannelName, TransactionCreated } from '@laundry/api-contract';
import { server } from '@laundry/strings';
import { Failure } from '../../shared/failure.ts';
import { senderOf } from '../../mail/composeMail.ts';
import { ProviderUnavailable, ShopProcessIdTaken } from '@laundry/payment-channels/server';
import { CircuitOpen } from '../../providers/http.ts';
import type { PaymentIntent, PaymentTicket, StartedPayment } from '@laundry/payment-channels/server';
import { abandonPayment, recordAnswer } from '../../queries/payments/idempotencyKeys.ts';
import type { PaymentAtCounter } from '../../queries/payments/ticketMails.ts';
import { takeNextShopProcessId } from '../../queries/payments/payments.ts';
import type { Payment } from '../../queries/payments/payments.ts';
import type { PaymentPurpose } from '../../payments/transitions.ts';
import type { PaymentCall } from './openPayment.ts';
import type { Dependencies } from '../dependencies.ts';
import { ticketMailOf } from './topUpMails.ts';

const TITLES: Readonly<Record<PaymentPurpose, string>> = {
  topup: server.topUpTitle,
  purchase: server.purchaseTitle,
};

/** Denies a payment that the provider could not start, and frees its key, so that the payer can try again. */
async function giveUp(
  { db, clock }: Dependencies,
  intent: PaymentIntent,
  { key, log }: PaymentCall,
  cause: ProviderUnavailable,
): Promise<never> {
  log.warn({ transaction: intent.id, reason: cause.message }, 'provider unavailable');
  const errorMessage = server.payment.neverStarted;
  await abandonPayment(db, intent.id, { to: 'denied', source: 'api', at: clock(), errorMessage }, key);
  throw new Failure('ex_provider_unavailable', { cause });
}

const counterOf = (intent: PaymentIntent, ticket: PaymentTicket): PaymentAtCounter => ({
  id: intent.id,
  number: intent.number,
  amountCents: intent.amountCents,
  cardUid: intent.cardUid,
  payerEmail: intent.payer.email,
  ticketNumber: ticket.number,
  verificationCode: ticket.verificationCode ?? null,
  expiresAt: intent.expiresAt,
});

/**
 * Asks the provider to start a payment, once more under a new number where it has seen this one. What an
 * earlier call may have started under the old number is called off first, since its answer was lost.
 *
 * @throws ProviderUnavailable
 */
async function startAtProvider(
  { settings, db, providers, clock }: Dependencies,
  channel: ChannelName,
  intent: PaymentIntent,
  call: PaymentCall,
): Promise<StartedPayment> {
  const provider = providers[channel];
  const until = Math.min(clock().getTime() + settings.PROVIDER_TIMEOUT_MS, call.deadline.getTime());
  const left = () => until - clock().getTime();
  try {
    return await provider.create(intent, left());
  } catch (error) {
    if (!(error instanceof ShopProcessIdTaken)) throw error;
    // A number that no call of ours has sent may be that of somebody's paid purchase.
    if (call.isTakenOver && (await provider.expire?.(intent, left())) !== 'expired') throw error;
    const shopProcessId = await takeNextShopProcessId(db, intent.id, clock());
    call.log.warn({ transaction: intent.id, shopProcessId }, 'number was used, another one is tried');
    return provider.create({ ...intent, shopProcessId }, left());
  }
}

/** Sends a payment to its provider outside any transaction, then records both answers in one. */
export async function sendToProvider(
  dependencies: Dependencies,
  channel: ChannelName,
  payment: Payment,
  call: PaymentCall,
): Promise<TransactionCreated> {
  const { settings, db, clock } = dependencies;
  const intent = { ...payment, title: TITLES[payment.purpose], payer: call.payload };
  let started: StartedPayment;
  try {
    started = await startAtProvider(dependencies, channel, intent, call);
  } catch (error) {
    // The open circuit sent nothing, and an earlier call may have started the payment: it must not be denied.
    if (error instanceof CircuitOpen && call.isTakenOver)
      throw new Failure('ex_provider_unavailable', { cause: error });
    if (error instanceof ProviderUnavailable) return giveUp(dependencies, intent, call, error);
    throw error;
  }
  const answer = { ...started.answer, transaction_id: intent.id };
  const at = clock();
  const { ticket } = started;
  const pending = {
    id: intent.id,
    at,
    nextCheckAt: new Date(at.getTime() + settings.RECONCILE_AFTER_MS),
    ticketNumber: ticket?.number,
    verificationCode: ticket?.verificationCode,
    slipUrl: ticket?.slipUrl,
  };
  const mail = ticket && ticketMailOf(counterOf(intent, ticket), 'issued', senderOf(settings));
  await recordAnswer(db, { ...pending, key: call.key, answer: JSON.stringify(answer) }, mail);
  return answer;
}
