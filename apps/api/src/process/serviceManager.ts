import { spawn } from 'node:child_process';
import type { Log } from './logging.ts';

const MICROSECONDS = 1000;

/**
 * Reports to systemd where the service is configured for it (`Type=notify`, `WatchdogSec=`). Node has no Unix
 * datagram sockets, so `systemd-notify` is run. A timer of the event loop sends the reports, so that they
 * stop when the instance hangs.
 *
 * @param environment NOTIFY_SOCKET and WATCHDOG_USEC, as systemd sets them
 * @returns undefined where the service is not configured for it
 */
export function createServiceManager(environment: NodeJS.ProcessEnv, log: Log) {
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC: watchdog = '' } = environment;
  if (!socket) return undefined;
  const notify = (state: string) => {
    spawn('systemd-notify', [state], { stdio: 'ignore' }).once('error', (err) => {
      log.error({ err }, 'systemd could not be told');
    });
  };
  return {
    /** Reports that the instance serves, and then regularly that it is alive. */
    ready: () => {
      notify('READY=1');
      // sd_watchdog_enabled(3) recommends half of the interval.
      const everyMs = Number(watchdog) / MICROSECONDS / 2;
      if (everyMs > 0) setInterval(() => notify('WATCHDOG=1'), everyMs).unref();
    },
    stopping: () => notify('STOPPING=1'),
  };
}
