/** The interval of retries, in ms. */
const RETRY_MS = 5_000;

const isReachable = async (file: string): Promise<boolean> => {
  try {
    return (await fetch(file, { cache: 'reload' })).ok;
  } catch {
    return false;
  }
};

/** Reloads the page once all files can be fetched, which may be after the browser's `online` event. */
export function reloadWhenReachable(files: readonly string[], beforehand?: () => void): void {
  const retry = async () => {
    if (!(await Promise.all(files.map((file) => isReachable(file)))).every(Boolean)) return;
    beforehand?.();
    location.reload();
  };
  setInterval(() => void retry(), RETRY_MS);
  addEventListener('online', () => void retry());
}
