import type { ServerResponse } from 'node:http';
import type { Settings } from '../settings.ts';

/**
 * What a reader takes at least in each window. With the minute of the settings this is 9 kbit/s, a quarter of
 * what a phone on 2G has; behind a host that compresses, some 1 kbit/s.
 */
const LEAST_BYTES = 64 * 1024;
/** A window is this many times as long as a request may take to arrive. */
const WINDOW_REQUESTS = 2;

/**
 * Disconnects a reader who takes less of an answer, because the answer holds a database connection. Time in
 * which nothing waits for the reader does not count against it.
 */
export function endSlowReader(
  response: ServerResponse,
  { REQUEST_TIMEOUT_MS }: Pick<Settings, 'REQUEST_TIMEOUT_MS'>,
): void {
  const { socket } = response;
  if (!socket) return;
  let before = socket.bytesWritten;
  const timer = setInterval(() => {
    const isSlow = socket.bytesWritten - before < LEAST_BYTES;
    before = socket.bytesWritten;
    if (isSlow && socket.writableLength > 0) socket.destroy();
  }, WINDOW_REQUESTS * REQUEST_TIMEOUT_MS);
  response.once('close', () => clearInterval(timer));
}
