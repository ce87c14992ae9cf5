import { sendQueuedReports } from './queuedReports.ts';
import type { SentReport } from './queuedReports.ts';

/** A browser that never noticed being offline does not report the network's return, so sending is retried. */
const TRY_EVERY_MS = 20_000;
const SENT = 'reports-sent';

/** Calls back when the server has accepted queued reports while the page is open. @returns ends it */
export function onReportsSent(listener: (sent: readonly SentReport[]) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as readonly SentReport[]);
  };
  addEventListener(SENT, onEvent);
  return () => removeEventListener(SENT, onEvent);
}

/**
 * Sends queued failure reports: now, whenever the network returns, and repeatedly while the page is open. It
 * also tries when the browser believes to be offline, because only an answer is proof (D51).
 */
export function sendReportsWhenOnline(): void {
  let sending = false;
  const send = async () => {
    if (sending) return;
    sending = true;
    try {
      const sent = await sendQueuedReports(localStorage, fetch);
      dispatchEvent(new CustomEvent(SENT, { detail: sent }));
    } catch {
      // Storage is blocked, so nothing was queued.
    } finally {
      sending = false;
    }
  };
  const start = () => void send();
  start();
  addEventListener('online', start);
  setInterval(start, TRY_EVERY_MS);
}
