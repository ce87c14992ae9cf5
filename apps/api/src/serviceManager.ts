import { spawn } from 'node:child_process';
import type { Log } from './services/dependencies.ts';

/** What starts and watches an instance, told how it is. */
export interface ServiceManager {
  /** It serves. From now on it is told regularly that the instance still runs. */
  ready(): void;
  stopping(): void;
}

const NOBODY: ServiceManager = { ready: () => undefined, stopping: () => undefined };
const MICROSECONDS = 1000;

/**
 * systemd where it waits to be told (`Type=notify`, `WatchdogSec=`), else nobody. Node has no datagram
 * sockets of Unix, so its own `systemd-notify` tells it; the timer is the event loop's, so an instance that
 * hangs is not said to run.
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
