import { sendKeptReports } from './keptReports.ts';

/** Sends the failure reports that wait, now and whenever the network comes back. */
export function sendReportsWhenOnline(): void {
  const send = () => {
    try {
      if (navigator.onLine) void sendKeptReports(localStorage, fetch);
    } catch {
      // The browser gives no storage: nothing was kept there.
    }
  };
  send();
  addEventListener('online', send);
}
