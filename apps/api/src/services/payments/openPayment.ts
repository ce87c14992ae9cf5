import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { calls, isChannel, UYU } from '@laundry/api-contract';
import type { ChannelName, TransactionCreated } from '@laundry/api-contract';
import { formatCents } from '@laundry/strings/format';
import { amountBetweenText, paymentConcepts, server } from '@laundry/strings';
import * as v from 'valibot';
import { Failure, tooMany } from '../../shared/failure.ts';
import {
  enabledChannels,
  ProviderUnavailable,
  resultPage,
  ShopProcessIdTaken,
} from '@laundry/payment-channels/server';
import type { Payer, PaymentIntent, Provider, StartedPayment } from '@laundry/payment-channels/server';
import {
  insertPayment,
  findKey,
  releaseKey,
  takeOverKey,
  abandonPayment,
  recordAnswer,
} from '../../queries/payments/insertPayment.ts';
import type { PaymentSubject } from '../../queries/payments/insertPayment.ts';
import { findPayment, takeNextShopProcessId } from '../../queries/payments/payments.ts';
import { sha256 } from '../../shared/secrets.ts';
import { MINUTE_MS, withTimeout } from '../../shared/clock.ts';
import { consumeRateLimit } from '../../queries/rateLimits.ts';
import type { CallInput, Dependencies } from '../dependencies.ts';
import { CircuitOpen } from '../../providers/http.ts';
import type { Payment } from '../../queries/payments/payments.ts';
import { composeTicketMail } from './topUpMails.ts';

/** The provider's call ends after this; one second of the 15 (D33) remains for the database. */
const DEADLINE_MS = 14_000;
/** After this the caller gets 503 even if the database has not answered; the same key returns the result. */
const GIVE_UP_AFTER_MS = 14_500;
/** Added to the provider's time-out: after that, another call may take over a key without an answer. */
const LEASE_MARGIN_MS = 2000;
/** How often a second call with the same key checks for the first one's answer. */
const CHECK_AGAIN_MS = 50;
/** Creations for one card, or for one e-mail, by one client address (D34). */
const CREATIONS = { times: 60, windowMs: MINUTE_MS };

/** A payment that every rule allows. */
export interface CheckedPayment {
  readonly amountCents: number;
  readonly subject: PaymentSubject;
  /** The card, or the buyer's e-mail, that creations are counted for. */
  readonly countedFor: string;
}

type Creation = typeof calls.createTransaction | typeof calls.createBrandingTransaction;

/** A call that creates a payment. Its address counts too, so that others cannot use up a card's limit. */
type PaymentRequest = Pick<CallInput<Creation>, 'idempotencyKey' | 'address'> & {
  /** The same key may only come with the same body. */
  readonly body: Payer & { readonly channel: string; readonly currency: number };
};

/** A request with its rules, and the time by which the provider must have answered. */
interface PaymentCall extends Omit<PaymentRequest, 'idempotencyKey'> {
  readonly key: string;
  readonly check: Check;
  readonly deadline: Date;
  /** Whether an earlier call, which may have sent it to the provider, has died. */
  readonly isTakenOver?: boolean;
}

/** The rules of one kind of payment beyond the body's shape, applied to new ones only. @throws Failure */
type Check = (channel: ChannelName) => Promise<CheckedPayment>;

type ClaimedKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const fingerprint = ({ body }: PaymentCall) => sha256(JSON.stringify(body));
const leaseFrom = ({ settings }: Dependencies, now: Date) =>
  later(now, settings.PROVIDER_TIMEOUT_MS + LEASE_MARGIN_MS);

/** Takes over the key of a call that died: the same payment, which the provider creates only once. */
async function takeOver(dependencies: Dependencies, call: PaymentCall, claimed: ClaimedKey) {
  const { db, clock } = dependencies;
  const { key, body } = call;
  if (!(await takeOverKey(db, key, claimed.lease_until, leaseFrom(dependencies, clock())))) return undefined;
  const { channel } = body;
  const payment = isChannel(channel) && (await findPayment(db, channel, { id: claimed.transaction_id }));
  if (payment && payment.state !== 'denied' && payment.state !== 'expired')
    return sendToProvider(dependencies, payment, { ...call, isTakenOver: true });
  await releaseKey(db, key, claimed.transaction_id);
  return undefined;
}

/**
 * The stored answer of the key's first call, or its result page once it is paid, because the provider might
 * take the money again. A denied or expired payment frees its key. Undefined if the caller must check again.
 */
async function replay(dependencies: Dependencies, call: PaymentCall, claimed: ClaimedKey) {
  const { settings, db, clock } = dependencies;
  const { answer, state, transaction_id: id } = claimed;
  if (claimed.body_hash !== fingerprint(call)) throw new Failure('ex_idempotency_conflict');
  if (state === 'approved' || state === 'refunded')
    return { checkout: resultPage(settings.PUBLIC_ORIGIN, id), transaction_id: id };
  if (answer !== null && (state === 'denied' || state === 'expired'))
    return void (await releaseKey(db, call.key, id, answer));
  if (answer !== null) return v.parse(calls.createTransaction.answer, JSON.parse(answer));
  if (clock() >= call.deadline) throw new Failure('ex_unavailable', { retryAfter: 1 });
  if (clock() >= claimed.lease_until) return takeOver(dependencies, call, claimed);
  await wait(CHECK_AGAIN_MS);
  return undefined;
}

/** Stores a new payment and sends it; undefined where another call took the key first. */
async function open(dependencies: Dependencies, call: PaymentCall): Promise<TransactionCreated | undefined> {
  const { settings, db, providers, clock } = dependencies;
  const { body, key, address } = call;
  const { channel, currency } = body;
  if (currency !== UYU) throw new Failure('ex_currency_refused');
  if (!isChannel(channel) || !enabledChannels(settings).includes(channel))
    throw new Failure('ex_channel_refused');
  const { amountCents, subject, countedFor } = await call.check(channel);
  const provider = providers[channel];
  const { limits } = provider;
  if (limits && (amountCents < limits.minCents || amountCents > limits.maxCents))
    throw new Failure('ex_amount_refused', {
      message: amountBetweenText(formatCents(limits.minCents), formatCents(limits.maxCents)),
    });
  // A RUT with a wrong length or check digit is accepted (D16).
  if (!/^\d{0,12}$/.test(body.rut ?? '')) throw new Failure('ex_invalid_field', { detail: 'rut' });
  provider.checkPayer?.(body);
  const createdAt = clock();
  const limited = sha256(`creations ${countedFor} ${address}`);
  const until = await consumeRateLimit(db, limited, CREATIONS, createdAt);
  if (until) throw tooMany(until, clock());
  const leaseUntil = leaseFrom(dependencies, createdAt);
  const payment = await insertPayment(
    db,
    {
      id: randomUUID(),
      subject,
      channel,
      amountCents,
      currency,
      payerName: body.name,
      payerEmail: body.email,
      rut: body.rut ?? null,
      createdAt,
      expiresAt: later(createdAt, provider.lifeMs),
      isNumbered: provider.numbersPayments === true,
      // The reconciler must not poll before this call has ended.
      nextCheckAt: new Date(
        Math.max(leaseUntil.getTime(), createdAt.getTime() + settings.RECONCILE_AFTER_MS),
      ),
    },
    { key, leaseUntil, bodyHash: fingerprint(call) },
  );
  return payment && sendToProvider(dependencies, payment, call);
}

async function replayOrOpen(dependencies: Dependencies, call: PaymentCall): Promise<TransactionCreated> {
  for (;;) {
    const claimed = await findKey(dependencies.db, call.key);
    const answer = claimed ? await replay(dependencies, call, claimed) : await open(dependencies, call);
    if (answer) return answer;
  }
}

/**
 * Opens a payment: stores it and sends it to its provider. A request that is repeated with its key (D9, D31,
 * D39) gets the same answer and creates one payment, even when both arrive at once or the process died in
 * between; another body under the key is a conflict; a creation that failed frees the key.
 *
 * @throws Failure when a rule refuses it, the provider does not answer or there were too many
 */
export function openPayment(
  dependencies: Dependencies,
  { body, idempotencyKey: key, address }: PaymentRequest,
  check: Check,
): Promise<TransactionCreated> {
  const call = { body, key, address, check, deadline: later(dependencies.clock(), DEADLINE_MS) };
  return withTimeout(
    GIVE_UP_AFTER_MS,
    replayOrOpen(dependencies, call),
    () => new Failure('ex_unavailable', { retryAfter: 1 }),
  );
}

/**
 * Asks the provider to start a payment, once more under a new number where it has seen this one. What an
 * earlier call may have started under the old number is called off first, since its answer was lost.
 *
 * @throws ProviderUnavailable
 */
async function startAtProvider(
  { settings, db, clock, log }: Dependencies,
  provider: Provider,
  intent: PaymentIntent,
  call: PaymentCall,
): Promise<StartedPayment> {
  const until = Math.min(clock().getTime() + settings.PROVIDER_TIMEOUT_MS, call.deadline.getTime());
  const left = () => until - clock().getTime();
  try {
    return await provider.create(intent, left());
  } catch (error) {
    if (!(error instanceof ShopProcessIdTaken)) throw error;
    // Unless an earlier call of ours sent the number, it may be that of somebody's paid purchase.
    if (call.isTakenOver && (await provider.expire?.(intent, left())) !== 'expired') throw error;
    const shopProcessId = await takeNextShopProcessId(db, intent.id, clock());
    log.warn({ transaction: intent.id, shopProcessId }, 'number was used, another one is tried');
    return provider.create({ ...intent, shopProcessId }, left());
  }
}

/** Sends a payment to its provider outside any transaction, then records both answers in one. */
async function sendToProvider(
  dependencies: Dependencies,
  payment: Payment,
  call: PaymentCall,
): Promise<TransactionCreated> {
  const { settings, db, providers, clock, log } = dependencies;
  const { id, channel } = payment;
  const intent = { ...payment, title: paymentConcepts[payment.purpose], payer: call.body };
  let started: StartedPayment;
  try {
    started = await startAtProvider(dependencies, providers[channel], intent, call);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // The open circuit sent nothing, and an earlier call may have started the payment: it must not be denied.
    if (!(error instanceof CircuitOpen && call.isTakenOver)) {
      log.warn({ transaction: id, channel, reason: error.message }, 'provider unavailable');
      // Its key is free then, so that the payer can try again.
      const denial = {
        to: 'denied',
        source: 'api',
        at: clock(),
        errorMessage: server.payment.neverStarted,
      } as const;
      await abandonPayment(db, id, denial, call.key);
    }
    throw new Failure('ex_provider_unavailable', { cause: error });
  }
  const answer = { ...started.answer, transaction_id: id };
  const at = clock();
  const nextCheckAt = new Date(at.getTime() + settings.RECONCILE_AFTER_MS);
  const { ticket } = started;
  const toPay = ticket && { ticketNumber: ticket.number, verificationCode: ticket.verificationCode ?? null };
  const mail = toPay && composeTicketMail({ ...payment, ...toPay }, 'issued', settings);
  const kept = { key: call.key, answer: JSON.stringify(answer) };
  await recordAnswer(db, { id, at, nextCheckAt, ticket, ...kept }, mail);
  return answer;
}
