import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@laundry/api-contract';
import type { ChannelName, TransactionCreated } from '@laundry/api-contract';
import { formatCents, isRut } from '@laundry/format';
import { amountBetweenText, server } from '@laundry/strings';
import * as v from 'valibot';
import { Failure, tooMany } from '../../failure.ts';
import type { PaymentPurpose } from '../../payments/transitions.ts';
import { isChannel } from '@laundry/payment-channels/server';
import type { Payer, PaymentIntent, Provider } from '@laundry/payment-channels/server';
import { beginPayment } from '../../queries/payments/beginPayment.ts';
import type { PaymentSubject } from '../../queries/payments/beginPayment.ts';
import { findKey, releaseKey, takeOverKey } from '../../queries/payments/idempotencyKeys.ts';
import { findPayment } from '../../queries/payments/payments.ts';
import { sha256 } from '../../secrets.ts';
import { withTimeout } from '../../clock.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Log } from '../../logging.ts';
import { startPayment } from './startPayment.ts';

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

const TITLES: Readonly<Record<PaymentPurpose, string>> = {
  topup: server.topUpTitle,
  purchase: server.purchaseTitle,
};

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
  /** An earlier call may have started it at the provider. */
  readonly begunBefore?: boolean;
}

type ClaimedKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const fingerprint = ({ payload }: PaymentCall) => sha256(JSON.stringify(payload));
const leaseFrom = ({ settings }: Dependencies, now: Date) =>
  later(now, settings.PROVIDER_TIMEOUT_MS + LEASE_MARGIN_MS);

/**
 * Takes over the key of a call that died: the same payment is started again, which the provider creates only
 * once.
 */
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
  const intent: PaymentIntent = {
    id: payment.id,
    number: payment.number,
    shopProcessId: payment.shop_process_id,
    title: TITLES[payment.purpose],
    cardUid: payment.card_uid,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    createdAt: payment.created_at,
    expiresAt: payment.expires_at,
    payer: payload,
  };
  return startPayment(dependencies, payment.channel, intent, { ...call, begunBefore: true });
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

/** Starts a new payment; undefined where another call took the key first. */
async function begin(dependencies: Dependencies, call: PaymentCall): Promise<TransactionCreated | undefined> {
  const { settings, db, providers, clock } = dependencies;
  const { payload, key, address } = call;
  const { channel, amountCents, subject, countedFor } = await call.check();
  refuseBeyond(providers[channel].limits, amountCents);
  refuseWrongRut(payload);
  providers[channel].checkPayer?.(payload);
  const createdAt = clock();
  const expiresAt = later(createdAt, providers[channel].lifeMs);
  const leaseUntil = leaseFrom(dependencies, createdAt);
  const id = randomUUID();
  const { currency } = payload;
  const begun = await beginPayment(
    db,
    {
      id,
      subject,
      rateLimitKey: sha256(`creations ${countedFor} ${address}`),
      channel,
      amountCents,
      currency,
      payerName: payload.name,
      payerEmail: payload.email,
      rut: payload.rut,
      createdAt,
      expiresAt,
      isNumbered: providers[channel].numbersPayments === true,
      // Not before this call has ended.
      nextCheckAt: new Date(
        Math.max(leaseUntil.getTime(), createdAt.getTime() + settings.RECONCILE_AFTER_MS),
      ),
    },
    key ? { key, leaseUntil, bodyHash: fingerprint(call) } : undefined,
    CREATIONS_PER_MINUTE,
  );
  if (begun.kind === 'taken') return undefined;
  if (begun.kind === 'limited') throw tooMany(begun.until, clock());
  const { number, shopProcessId } = begun;
  const title = TITLES[subject.purpose];
  const cardUid = subject.purpose === 'topup' ? subject.cardUid : null;
  const intent = {
    id,
    number,
    shopProcessId,
    title,
    cardUid,
    amountCents,
    currency,
    createdAt,
    expiresAt,
    payer: payload,
  };
  return startPayment(dependencies, channel, intent, call);
}

async function answerOf(dependencies: Dependencies, call: PaymentCall): Promise<TransactionCreated> {
  const { key } = call;
  for (;;) {
    const claimed = key ? await findKey(dependencies.db, key) : undefined;
    const answer =
      key && claimed
        ? await replay(dependencies, { ...call, key }, claimed)
        : await begin(dependencies, call);
    if (answer) return answer;
  }
}

/**
 * Creates a payment at its provider. With a key (D9, D31, D39), a repeated request gets the same answer and
 * creates one payment, even when both arrive at once or the process died in between; another body under the
 * key is a conflict; a creation that failed frees the key.
 *
 * @throws Failure when a rule refuses it, the provider does not answer or there were too many
 */
export function createPayment(
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
