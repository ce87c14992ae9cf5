/** Faults of a webhook, by the simulators' names. */
export const WEBHOOK_FAULTS = {
  'webhook-lost': 'webhook lost',
  'webhook-duplicate': 'webhook doubled',
  'webhook-late': 'webhook late, after what came later',
  'webhook-bad-signature': 'webhook with a wrong signature',
} as const;
export type WebhookFault = keyof typeof WEBHOOK_FAULTS;

/** Makes the simulators apply a fault to a provider's next webhook. */
export async function armWebhook(simulators: string, provider: string, fault: WebhookFault): Promise<void> {
  const answer = await fetch(`${simulators}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, fault }),
  });
  if (!answer.ok) throw new Error(`the simulators refused ${fault}: ${answer.status}`);
}
