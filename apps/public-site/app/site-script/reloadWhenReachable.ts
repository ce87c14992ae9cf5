import { TIMEOUT_MS } from '@laundry/api-client/exchange';

/** The interval of retries, in ms. */
const RETRY_MS = 5_000;

const isReachable = async (file: string): Promise<boolean> => {
  try {
    return (await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
};

/**
 * Reloads the page once all files can be fetched, which may be after the browser's `online` event. Only one
 * reload is started: on a slow network a second one would abort the first, and so on for ever.
 */
export async function reloadWhenReachable(files: readonly string[], beforehand?: () => void): Promise<void> {
  do
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS);
      addEventListener('online', resolve, { once: true });
    });
  while (!(await Promise.all(files.map((file) => isReachable(file)))).every(Boolean));
  beforehand?.();
  location.reload();
}
