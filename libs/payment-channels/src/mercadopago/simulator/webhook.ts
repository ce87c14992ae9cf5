import { randomBytes, randomUUID } from 'node:crypto';
import type { Outgoing } from '../../simulator/payments/deliveries.ts';
import { nextNumber } from '../../simulator/payments/payment.ts';
import type { Attempt } from '../../simulator/payments/payment.ts';
import { webhookSignature } from '../server/signature.ts';

/** The subject of a webhook: a chargeback's case while that is the latest change, otherwise the payment. */
const chooseSubject = ({ id, chargebackId, refundedCents, outcome }: Attempt) =>
  chargebackId !== undefined && outcome !== 'refunded' && refundedCents === 0
    ? { type: 'topic_chargebacks_wh', dataId: String(chargebackId) }
    : { type: 'payment', dataId: String(id) };

/** A notification to an address, to whose query it adds parameters. */
function outgoing(to: string, parameters: Readonly<Record<string, string>>, body: object): Outgoing {
  const url = new URL(to);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The webhook for an attempt. Without a secret it is signed with a random one, like a forgery. */
export function webhook(notificationUrl: string, attempt: Attempt, secret: string | undefined): Outgoing {
  const { type, dataId } = chooseSubject(attempt);
  const requestId = randomUUID();
  const ts = String(Date.now());
  const key = secret ?? randomBytes(16).toString('hex');
  const { headers, ...sent } = outgoing(
    notificationUrl,
    { 'data.id': dataId, type },
    {
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
    },
  );
  const signature = `ts=${ts},v1=${webhookSignature(key, { dataId, requestId, ts })}`;
  return { ...sent, headers: { ...headers, 'x-request-id': requestId, 'x-signature': signature } };
}

/**
 * The older, unsigned notification, which comes beside a webhook unless the merchant asks for webhooks only
 * (providers §1).
 */
export function ipn(notificationUrl: string, attempt: Attempt): Outgoing | undefined {
  if (new URL(notificationUrl).searchParams.get('source_news') === 'webhooks') return undefined;
  const { type, dataId } = chooseSubject(attempt);
  const topic = type === 'payment' ? type : 'chargebacks';
  return outgoing(notificationUrl, { topic, id: dataId }, { resource: dataId, topic });
}
