import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@laundry/api-contract';
import type { TransactionCreate, TransactionCreated } from '@laundry/api-contract';
import * as v from 'valibot';
import { Failure, tooMany } from '../failure.ts';
import { isChannel } from '../providers/channels.ts';
import type { PaymentOrder } from '../providers/provider.ts';
import { beginTopUp, findKey, releaseKey, takeOverKey } from '../queries/topUps.ts';
import { findPayment } from '../queries/payments.ts';
import { sha256 } from '../secrets.ts';
import { checkTopUp } from './checkTopUp.ts';
import type { Dependencies, Log } from './dependencies.ts';
import { startPayment } from './startPayment.ts';

/** create answers within 15 s whatever the provider does (decision 33): what is left of it is for the database. */
const DEADLINE_MS = 14_000;
/** How long after its provider's time limit a call that holds a key is given up for dead. */
const LEASE_MARGIN_MS = 2000;
/** How often a second call with the same key looks whether the first has answered. */
const LOOK_AGAIN_MS = 50;
/** Creations of one card in a minute (decision 34). */
const CREATIONS_PER_MINUTE = 60;

/** One call of transaction/create. */
export interface TopUpCall {
  readonly payload: TransactionCreate;
  readonly key: string | undefined;
  readonly deadline: Date;
  readonly log: Log;
}

type Held = NonNullable<Awaited<ReturnType<typeof findKey>>>;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const leaseFrom = ({ settings }: Dependencies, now: Date) =>
  later(now, settings.PROVIDER_TIMEOUT_MS + LEASE_MARGIN_MS);

/** Takes over from a call that died while it held the key: the same top-up again, which its provider makes once. */
async function takeOver(
  dependencies: Dependencies,
  call: TopUpCall & { key: string },
  held: Held,
): Promise<TransactionCreated | undefined> {
  const { db, clock } = dependencies;
  const { key, payload } = call;
  if (!(await takeOverKey(db, key, held.lease_until, leaseFrom(dependencies, clock())))) return undefined;
  const payment = isChannel(payload.channel)
    ? await findPayment(db, payload.channel, { id: held.transaction_id })
    : undefined;
  if (!payment || !isChannel(payment.channel) || payment.state === 'denied' || payment.state === 'expired') {
    await releaseKey(db, key, held.transaction_id);
    return undefined;
  }
  const order: PaymentOrder = {
    id: payment.id,
    number: payment.number,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    createdAt: payment.created_at,
    expiresAt: payment.expires_at,
    payer: payload,
  };
  return startPayment(dependencies, payment.channel, order, call);
}

/** What the key's first call came to; undefined where this call shall look again. */
async function replay(
  dependencies: Dependencies,
  call: TopUpCall & { key: string },
  held: Held,
): Promise<TransactionCreated | undefined> {
  const { clock } = dependencies;
  if (held.body_hash !== sha256(JSON.stringify(call.payload))) throw new Failure('ex_idempotency_conflict');
  if (held.answer !== null) return v.parse(calls.createTransaction.answer, JSON.parse(held.answer));
  if (clock() >= call.deadline) throw new Failure('ex_unavailable', { retryAfter: 1 });
  if (clock() >= held.lease_until) return takeOver(dependencies, call, held);
  await wait(LOOK_AGAIN_MS);
  return undefined;
}

/** Starts a new top-up; undefined where another call took the key first. */
async function begin(dependencies: Dependencies, call: TopUpCall): Promise<TransactionCreated | undefined> {
  const { settings, db, providers, clock } = dependencies;
  const { payload, key } = call;
  const { channel, amountCents, buildingId } = await checkTopUp(dependencies, payload);
  const createdAt = clock();
  const expiresAt = later(createdAt, providers[channel].lifeMs);
  const leaseUntil = leaseFrom(dependencies, createdAt);
  const id = randomUUID();
  const begun = await beginTopUp(
    db,
    {
      id,
      cardUid: payload.uid,
      buildingId,
      channel,
      amountCents,
      currency: payload.currency,
      payerName: payload.name,
      payerEmail: payload.email,
      rut: payload.rut,
      createdAt,
      expiresAt,
      // Not before this call is over, one way or the other.
      nextCheckAt: new Date(
        Math.max(leaseUntil.getTime(), createdAt.getTime() + settings.RECONCILE_AFTER_MS),
      ),
    },
    key ? { key, leaseUntil, bodyHash: sha256(JSON.stringify(payload)) } : undefined,
    CREATIONS_PER_MINUTE,
  );
  if (begun.kind === 'taken') return undefined;
  if (begun.kind === 'limited') throw tooMany(begun.until, clock());
  const { currency } = payload;
  const order = { id, number: begun.number, amountCents, currency, createdAt, expiresAt, payer: payload };
  return startPayment(dependencies, channel, order, call);
}

/**
 * transaction/create. With a key (decisions 9, 31, 39): the same press gets the same answer and makes one payment,
 * also when it comes twice at once or when the process died in between; another body under the key is a conflict;
 * a creation that failed frees the key.
 *
 * @throws Failure when a rule refuses it, the provider does not answer or the card has had enough
 */
export async function createTopUp(
  dependencies: Dependencies,
  payload: TransactionCreate,
  key: string | undefined,
  log: Log,
): Promise<TransactionCreated> {
  const { db, clock } = dependencies;
  const call = { payload, key, log, deadline: later(clock(), DEADLINE_MS) };
  for (;;) {
    const held = key ? await findKey(db, key) : undefined;
    const answer =
      key && held ? await replay(dependencies, { ...call, key }, held) : await begin(dependencies, call);
    if (answer) return answer;
  }
}
