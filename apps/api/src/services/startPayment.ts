import type { TransactionCreated } from '@laundry/api-contract';
import { server } from '@laundry/strings';
import { Failure } from '../failure.ts';
import type { ChannelName } from '../providers/channels.ts';
import { CircuitOpen, ProviderUnavailable } from '../providers/http.ts';
import type { PaymentOrder, StartedPayment } from '../providers/provider.ts';
import { abandonPayment, recordAnswer } from '../queries/idempotencyKeys.ts';
import type { PaymentCall } from './createPayment.ts';
import type { Dependencies } from './dependencies.ts';

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
  await recordAnswer(db, {
    id: order.id,
    at,
    nextCheckAt: new Date(at.getTime() + settings.RECONCILE_AFTER_MS),
    ticketNumber: started.ticket?.number,
    verificationCode: started.ticket?.verificationCode,
    slipUrl: started.ticket?.slipUrl,
    key: call.key,
    answer: JSON.stringify(answer),
  });
  return answer;
}
