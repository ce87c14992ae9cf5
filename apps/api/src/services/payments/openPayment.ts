import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@laundry/api-contract';
import type { ChannelName, TransactionCreated } from '@laundry/api-contract';
import { formatCents, isRut } from '@laundry/strings/format';
import { amountBetweenText } from '@laundry/strings';
import * as v from 'valibot';
import { Failure, tooMany } from '../../shared/failure.ts';
import { isChannel } from '@laundry/payment-channels/server';
import type { Payer, Provider } from '@laundry/payment-channels/server';
import { insertPayment } from '../../queries/payments/insertPayment.ts';
import type { PaymentSubject } from '../../queries/payments/insertPayment.ts';
import { findKey, releaseKey, takeOverKey } from '../../queries/payments/idempotencyKeys.ts';
import { findPayment } from '../../queries/payments/payments.ts';
import { sha256 } from '../../shared/secrets.ts';
import { withTimeout } from '../../shared/clock.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Log } from '../../process/logging.ts';
import { sendToProvider } from './sendToProvider.ts';

/** The provider's call ends after this; one second of the 15 (D33) remains for the database. */
const DEADLINE_MS = 14_000;
/** After this the caller gets 503 even if the database has not answered; the same key returns the result. */
const GIVE_UP_AFTER_MS = 14_500;
/** Added to the provider's time-out: after that, another call may take over a key without an answer. */
const LEASE_MARGIN_MS = 2000;
/** How often a second call with the same key checks for the first one's answer. */
const CHECK_AGAIN_MS = 50;
/** Creations for one card, or for one e-mail, by one client address in a minute (D34). */
const CREATIONS_PER_MINUTE = 60;

/** A payment that every rule allows. */
export interface CheckedPayment {
  readonly channel: ChannelName;
  readonly amountCents: number;
  readonly subject: PaymentSubject;
  /** The card, or the buyer's e-mail, that creations are counted for. */
  readonly countedFor: string;
}

/** A call that creates a payment. */
export interface PaymentRequest {
  /** The call's whole body: the same key may only come with the same body. */
  readonly payload: Payer & { readonly channel: string; readonly currency: number };
  /** The rules beyond the payload's shape, applied to new payments only. @throws Failure */
  readonly check: () => Promise<CheckedPayment>;
  readonly key: string | undefined;
  readonly log: Log;
  /** The client's. Creations are counted by it too, so that nobody uses up what the card's owner may. */
  readonly address: string;
}

/** A request with the time by which the provider must have answered. */
export interface PaymentCall extends PaymentRequest {
  readonly deadline: Date;
  /** An earlier call, which may have sent it to the provider, has died. */
  readonly isTakenOver?: boolean;
}

type ClaimedKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const fingerprint = ({ payload }: PaymentCall) => sha256(JSON.stringify(payload));
const leaseFrom = ({ settings }: Dependencies, now: Date) =>
  later(now, settings.PROVIDER_TIMEOUT_MS + LEASE_MARGIN_MS);

/** Takes over the key of a call that died: the same payment, which the provider creates only once. */
async function takeOver(
  dependencies: Dependencies,
  call: PaymentCall & { key: string },
  claimed: ClaimedKey,
): Promise<TransactionCreated | undefined> {
  const { db, clock } = dependencies;
  const { key, payload } = call;
  if (!(await takeOverKey(db, key, claimed.lease_until, leaseFrom(dependencies, clock())))) return undefined;
  const payment = isChannel(payload.channel)
    ? await findPayment(db, payload.channel, { id: claimed.transaction_id })
    : undefined;
  if (!payment || !isChannel(payment.channel) || payment.state === 'denied' || payment.state === 'expired') {
    await releaseKey(db, key, claimed.transaction_id);
    return undefined;
  }
  return sendToProvider(dependencies, payment.channel, payment, { ...call, isTakenOver: true });
}

/** The stored answer of the key's first call; undefined if the caller must check again. */
async function replay(
  dependencies: Dependencies,
  call: PaymentCall & { key: string },
  claimed: ClaimedKey,
): Promise<TransactionCreated | undefined> {
  const { clock } = dependencies;
  if (claimed.body_hash !== fingerprint(call)) throw new Failure('ex_idempotency_conflict');
  if (claimed.answer !== null) return v.parse(calls.createTransaction.answer, JSON.parse(claimed.answer));
  if (clock() >= call.deadline) throw new Failure('ex_unavailable', { retryAfter: 1 });
  if (clock() >= claimed.lease_until) return takeOver(dependencies, call, claimed);
  await wait(CHECK_AGAIN_MS);
  return undefined;
}

/** @throws Failure for an amount that the channel's provider would refuse */
function refuseBeyond(limits: Provider['limits'], cents: number): void {
  if (!limits || (cents >= limits.minCents && cents <= limits.maxCents)) return;
  throw new Failure('ex_amount_refused', {
    message: amountBetweenText(formatCents(limits.minCents), formatCents(limits.maxCents)),
  });
}

/** @throws Failure for a RUT that is not 12 digits, the last of them a check digit (providers §7) */
function refuseWrongRut({ rut = '' }: Payer): void {
  if (rut !== '' && !(/^\d+$/.test(rut) && isRut(rut)))
    throw new Failure('ex_invalid_field', { detail: 'rut' });
}

/** Stores a new payment and sends it; undefined where another call took the key first. */
async function open(dependencies: Dependencies, call: PaymentCall): Promise<TransactionCreated | undefined> {
  const { settings, db, providers, clock } = dependencies;
  const { payload, key, address } = call;
  const { channel, amountCents, subject, countedFor } = await call.check();
  refuseBeyond(providers[channel].limits, amountCents);
  refuseWrongRut(payload);
  providers[channel].checkPayer?.(payload);
  const createdAt = clock();
  const leaseUntil = leaseFrom(dependencies, createdAt);
  const inserted = await insertPayment(
    db,
    {
      id: randomUUID(),
      subject,
      channel,
      amountCents,
      currency: payload.currency,
      payerName: payload.name,
      payerEmail: payload.email,
      rut: payload.rut,
      createdAt,
      expiresAt: later(createdAt, providers[channel].lifeMs),
      isNumbered: providers[channel].numbersPayments === true,
      // Not before this call has ended.
      nextCheckAt: new Date(
        Math.max(leaseUntil.getTime(), createdAt.getTime() + settings.RECONCILE_AFTER_MS),
      ),
    },
    key ? { key, leaseUntil, bodyHash: fingerprint(call) } : undefined,
    { rateLimitKey: sha256(`creations ${countedFor} ${address}`), perMinute: CREATIONS_PER_MINUTE },
  );
  if (inserted.kind === 'taken') return undefined;
  if (inserted.kind === 'limited') throw tooMany(inserted.until, clock());
  return sendToProvider(dependencies, channel, inserted.payment, call);
}

async function answerOf(dependencies: Dependencies, call: PaymentCall): Promise<TransactionCreated> {
  const { key } = call;
  for (;;) {
    const claimed = key ? await findKey(dependencies.db, key) : undefined;
    const answer =
      key && claimed ? await replay(dependencies, { ...call, key }, claimed) : await open(dependencies, call);
    if (answer) return answer;
  }
}

/**
 * Opens a payment: stores it and sends it to its provider. With a key (D9, D31, D39), a repeated request gets
 * the same answer and creates one payment, even when both arrive at once or the process died in between;
 * another body under the key is a conflict; a creation that failed frees the key.
 *
 * @throws Failure when a rule refuses it, the provider does not answer or there were too many
 */
export function openPayment(
  dependencies: Dependencies,
  request: PaymentRequest,
): Promise<TransactionCreated> {
  const call = { ...request, deadline: later(dependencies.clock(), DEADLINE_MS) };
  return withTimeout(
    GIVE_UP_AFTER_MS,
    answerOf(dependencies, call),
    () => new Failure('ex_unavailable', { retryAfter: 1 }),
  );
}
