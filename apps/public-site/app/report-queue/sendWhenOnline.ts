import { sendQueuedReports } from '../report-queue/queuedReports.ts';

/** A browser that believed all along to be online never tells that the network is back: it is tried. */
const TRY_EVERY_MS = 20_000;
const SENT = 'reports-sent';

/**
 * Hears of queued reports that the server took while the page is open.
 *
 * @param listener gets their keys
 * @returns ends the listening
 */
export function onReportsSent(listener: (keys: readonly string[]) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as readonly string[]);
  };
  addEventListener(SENT, hear);
  return () => removeEventListener(SENT, hear);
}

/**
 * Sends the failure reports that wait, now, whenever the network comes back, and ever again while the page
 * stays. It tries also where the browser believes that there is no network: only an answer tells (D51).
 */
export function sendReportsWhenOnline(): void {
  let sending = false;
  const send = async () => {
    if (sending) return;
    sending = true;
    try {
      const keys = await sendQueuedReports(localStorage, fetch);
      dispatchEvent(new CustomEvent(SENT, { detail: keys }));
    } catch {
      // The browser gives no storage: nothing was kept there.
    } finally {
      sending = false;
    }
  };
  const start = () => void send();
  start();
  addEventListener('online', start);
  setInterval(start, TRY_EVERY_MS);
}
