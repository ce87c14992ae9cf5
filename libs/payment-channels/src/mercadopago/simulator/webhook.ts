import { randomBytes, randomUUID } from 'node:crypto';
import type { SimulatorContext } from '../../simulator/context.ts';
import type { Collection } from '../../simulator/payments/collection.ts';
import type { Outgoing } from '../../simulator/payments/deliveries.ts';
import { createPaymentProcessor } from '../../simulator/payments/paymentProcessor.ts';
import { nextNumber } from '../../simulator/payments/payment.ts';
import type { Attempt, SimulatedPayment } from '../../simulator/payments/payment.ts';
import type { ChannelPath } from '@laundry/api-contract';
import { webhookSignature } from '../server/signature.ts';

/** The subject of a webhook: a chargeback's case while that is the latest change, otherwise the payment. */
const chooseSubject = ({ id, chargebackId, refundedCents, outcome }: Attempt) =>
  chargebackId !== undefined && outcome !== 'refunded' && refundedCents === 0
    ? { type: 'topic_chargebacks_wh', dataId: String(chargebackId) }
    : { type: 'payment', dataId: String(id) };

/** The webhook for an attempt. Without a secret it is signed with a random one, like a forgery. */
function webhook(notificationUrl: string, attempt: Attempt, secret: string | undefined): Outgoing {
  const { type, dataId } = chooseSubject(attempt);
  const requestId = randomUUID();
  const ts = String(Date.now());
  const url = new URL(notificationUrl);
  url.searchParams.set('data.id', dataId);
  url.searchParams.set('type', type);
  const key = secret ?? randomBytes(16).toString('hex');
  return {
    url: url.href,
    headers: {
      'content-type': 'application/json',
      'x-request-id': requestId,
      'x-signature': `ts=${ts},v1=${webhookSignature(key, { dataId, requestId, ts })}`,
    },
    body: JSON.stringify({
      id: nextNumber(),
      live_mode: true,
      type,
      date_created: attempt.changedAt ?? attempt.at,
      application_id: 1,
      user_id: 1,
      version: 1,
      api_version: 'v1',
      action: attempt.outcome === 'pending' ? 'payment.created' : 'payment.updated',
      data: { id: dataId },
    }),
  };
}

const NEWS = 'source_news';

/** The older, unsigned notification, which comes beside a webhook (providers §1). */
function ipn(notificationUrl: string, attempt: Attempt): Outgoing {
  const { type, dataId } = chooseSubject(attempt);
  const topic = type === 'payment' ? type : 'chargebacks';
  const url = new URL(notificationUrl);
  url.searchParams.set('topic', topic);
  url.searchParams.set('id', dataId);
  return {
    url: url.href,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resource: dataId, topic }),
  };
}

/** The pauses before an unsuccessful webhook is sent again, and the length of a simulated minute. */
const PAUSES_MINUTES = [15, 15, 15, 60, 360, 1440] as const;
const MINUTE_MS = 1000 / 15;

/** Processes payments that MercadoPago's webhooks notify of (ADR-8). @param secret signs the webhooks */
export const createWebhookProcessor = <P extends SimulatedPayment & { readonly notificationUrl: string }>(
  context: SimulatorContext,
  name: ChannelPath,
  payments: Collection<P>,
  secret: string,
) =>
  createPaymentProcessor(context, {
    name,
    payments,
    notification: ({ notificationUrl }, attempt, forged) =>
      webhook(notificationUrl, attempt, forged ? undefined : secret),
    besides: ({ notificationUrl }, attempt) =>
      new URL(notificationUrl).searchParams.get(NEWS) === 'webhooks'
        ? undefined
        : ipn(notificationUrl, attempt),
    pausesMs: PAUSES_MINUTES.map((minutes) => minutes * MINUTE_MS),
    retriesAfterFault: false,
  });
