import { randomBytes, randomUUID } from 'node:crypto';
import type { Outgoing } from '../desk/deliveries.ts';
import { nextNumber } from '../desk/payment.ts';
import type { Attempt } from '../desk/payment.ts';
import { signatureHeader } from './signature.ts';

/** The webhook about an attempt; `secret` undefined signs it with one that nobody knows. */
export function webhook(notificationUrl: string, attempt: Attempt, secret: string | undefined): Outgoing {
  const dataId = String(attempt.id);
  const requestId = randomUUID();
  const url = new URL(notificationUrl);
  url.searchParams.set('data.id', dataId);
  url.searchParams.set('type', 'payment');
  const key = secret ?? randomBytes(16).toString('hex');
  return {
    url: url.href,
    headers: {
      'content-type': 'application/json',
      'x-request-id': requestId,
      'x-signature': signatureHeader(key, dataId, requestId, String(Date.now())),
    },
    body: JSON.stringify({
      id: nextNumber(),
      live_mode: false,
      type: 'payment',
      date_created: attempt.at,
      application_id: 1,
      user_id: 1,
      version: 1,
      api_version: 'v1',
      action: attempt.outcome === 'pending' ? 'payment.created' : 'payment.updated',
      data: { id: dataId },
    }),
  };
}

/** Pauses between the attempts to deliver one webhook; the real provider goes on for days. */
export const WEBHOOK_PAUSES_MS = [1_000, 4_000, 15_000, 30_000] as const;
