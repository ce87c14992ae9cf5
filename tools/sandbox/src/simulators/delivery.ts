import type { Faults } from './faults.ts';
import type { Payment, ProviderName } from './payments.ts';

/** A notification as it goes over the wire. */
export interface WireNotification {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Writes a notification; a forged one has a wrong signature. */
export type Writer = (payment: Payment, forged: boolean) => WireNotification;

export interface Delivery {
  /** Notifies of a payment's present state, as the armed faults will have it. */
  notify(payment: Payment, write: Writer): Promise<void>;
  close(): void;
}

const WEBHOOK_FAULTS = [
  'webhook-lost',
  'webhook-duplicate',
  'webhook-late',
  'webhook-bad-signature',
] as const;
/** `webhook-late`: after the browser's return (local-run.md). */
const LATE_MS = 5_000;
/** A notification that was not acknowledged is sent again after these pauses. */
const RETRIES_MS = [2_000, 10_000, 30_000] as const;
/** PagosWeb has no status query: what was lost is delivered again by itself. */
const REDELIVERS_AFTER_MS: Readonly<Partial<Record<ProviderName, number>>> = { pagosweb: 20_000 };
const ANSWER_WITHIN_MS = 10_000;

async function isAcknowledged({ url, headers, body }: WireNotification): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

export function createDelivery(faults: Faults): Delivery {
  const timers = new Set<NodeJS.Timeout>();
  const later = (milliseconds: number, work: () => Promise<void>) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, milliseconds);
    timers.add(timer);
  };

  const send = async (payment: Payment, write: Writer, tries = 0): Promise<void> => {
    if (await isAcknowledged(write(payment, false))) return;
    const pause = RETRIES_MS[tries];
    if (pause !== undefined) later(pause, () => send(payment, write, tries + 1));
  };

  const redeliver = (payment: Payment, write: Writer) => {
    const pause = REDELIVERS_AFTER_MS[payment.provider];
    if (pause !== undefined) later(pause, () => send(payment, write));
  };

  return {
    notify: async (payment, write) => {
      switch (faults.take(payment.provider, WEBHOOK_FAULTS)) {
        case 'webhook-lost':
          redeliver(payment, write);
          return;
        case 'webhook-late':
          later(LATE_MS, () => send(payment, write));
          return;
        case 'webhook-bad-signature':
          await isAcknowledged(write(payment, true));
          redeliver(payment, write);
          return;
        case 'webhook-duplicate':
          await Promise.all([send(payment, write), send(payment, write)]);
          return;
        case undefined:
          await send(payment, write);
      }
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
