import { setTimeout as wait } from 'node:timers/promises';

/** The longest time for a merchant's answer (providers §1). */
const ANSWERS_WITHIN_MS = 22_000;

/** Any other status is no success, and the notification is sent again (providers §1). */
const SUCCESS = [200, 201];

/** A notification to be posted. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether an answer acknowledges it; by default each 200 and 201 does. */
  readonly isAcknowledged?: (status: number, body: string) => boolean;
}

/** Sends notifications, now and later. Closing cancels pending ones. @param pace multiplies pauses */
export function createDeliveries(pace = 1) {
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  return {
    /** Sends a notification. @returns whether the merchant answered with success */
    send: async ({ url, headers, body, isAcknowledged }: Outgoing): Promise<boolean> => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]);
      try {
        const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
        const text = await answer.text();
        return isAcknowledged?.(answer.status, text) ?? SUCCESS.includes(answer.status);
      } catch {
        return false;
      }
    },
    /** Waits. @throws the abort reason when the simulators close */
    pause: (ms: number): Promise<void> => wait(ms * pace, undefined, { signal: closing.signal }),
    inBackground: (work: Promise<unknown>): void => {
      const watched = work.catch(() => undefined).finally(() => underWay.delete(watched));
      underWay.add(watched);
    },
    close: async (): Promise<void> => {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
export type Deliveries = ReturnType<typeof createDeliveries>;
