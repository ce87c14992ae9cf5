import { useCallback, useState } from 'react';

/** Ids of rows with a request in progress. */
export function useBusy() {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const during = useCallback(async (id: string, change: PromiseLike<unknown>) => {
    setBusy((ids) => [...ids, id]);
    await change;
    setBusy((ids) => ids.filter((one) => one !== id));
  }, []);
  return [busy, during] as const;
}
