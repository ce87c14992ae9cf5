import { toAppError } from '@laundry/error-catalogue';
import type { AppError } from '@laundry/error-catalogue';
import { useCallback, useEffect, useRef } from 'react';

/** Runs calls of which only the last counts: a call aborts the previous one, and unmounting aborts it. */
export function useLatestCall() {
  const running = useRef<AbortController>(undefined);
  const abort = useCallback(() => running.current?.abort(), []);
  useEffect(() => abort, [abort]);
  /** @param call passes the signal to its requests, and changes the page once they are answered */
  const run = useCallback(
    async (call: (signal: AbortSignal) => Promise<void>, onError: (error: AppError) => void) => {
      abort();
      const own = (running.current = new AbortController());
      try {
        await call(own.signal);
      } catch (thrown) {
        if (!own.signal.aborted) onError(toAppError(thrown));
      }
      // A later call may have ended before this one, which it aborted.
      if (running.current === own) running.current = undefined;
    },
    [abort],
  );
  return { run, abort, isRunning: () => running.current !== undefined };
}
