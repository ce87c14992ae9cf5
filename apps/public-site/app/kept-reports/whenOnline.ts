import { sendKeptReports } from './keptReports.ts';

/**
 * Sends the failure reports that wait, now and whenever the network comes back. It tries also where the browser
 * believes that there is no network: only an answer tells (decision 51).
 */
export function sendReportsWhenOnline(): void {
  const send = () => {
    try {
      void sendKeptReports(localStorage, fetch);
    } catch {
      // The browser gives no storage: nothing was kept there.
    }
  };
  send();
  addEventListener('online', send);
}
