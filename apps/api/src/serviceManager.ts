import { spawn } from 'node:child_process';
import type { Log } from './logging.ts';

/** Reports the state of the instance to what starts and supervises it. */
export interface ServiceManager {
  /** The instance serves. From now on it is reported regularly that it still runs. */
  ready(): void;
  stopping(): void;
}

const NOBODY: ServiceManager = { ready: () => undefined, stopping: () => undefined };
const MICROSECONDS = 1000;

/**
 * Reports to systemd where it expects that (`Type=notify`, `WatchdogSec=`), else to nobody. Node has no Unix
 * datagram sockets, so the program `systemd-notify` is run. A timer of the event loop sends the reports, so
 * that they stop when the instance hangs.
 *
 * @param environment NOTIFY_SOCKET and WATCHDOG_USEC, as systemd sets them
 */
export function createServiceManager(environment: NodeJS.ProcessEnv, log: Log): ServiceManager {
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC: watchdog = '' } = environment;
  if (!socket) return NOBODY;
  const tell = (state: string) => {
    spawn('systemd-notify', [state], { stdio: 'ignore' }).once('error', (err) => {
      log.error({ err }, 'systemd could not be told');
    });
  };
  return {
    ready: () => {
      tell('READY=1');
      // Half of the time, as sd_watchdog_enabled(3) says.
      const everyMs = Number(watchdog) / MICROSECONDS / 2;
      if (everyMs > 0) setInterval(() => tell('WATCHDOG=1'), everyMs).unref();
    },
    stopping: () => tell('STOPPING=1'),
  };
}
