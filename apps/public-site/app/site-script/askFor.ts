/** How long all files may take before they count as lost, as any answer (decision 8). */
const TIMEOUT_MS = 20_000;
/** How long until what did not come is asked for again, untouched. */
const AGAIN_MS = 5_000;

/** Fetches a file whole, so that the browser keeps it. */
async function fetchWhole(file: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(file, { signal });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await answer.arrayBuffer();
}

/** What becomes of files that were asked for. */
export interface Asked {
  /** All of them are on the device; told once. */
  there: () => void;
  /** Some did not come; told each time. */
  missing: () => void;
}

/**
 * Asks for files until all of them are there: a module that a script failed to fetch would not be fetched again.
 * @returns asks, however often it is called: once at a time, and anew by itself after a failure
 */
export function askFor(files: readonly string[], { there, missing }: Asked): () => void {
  let asking = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      await Promise.all(files.map((file) => fetchWhole(file, signal)));
    } catch {
      asking = false;
      next = setTimeout(start, AGAIN_MS);
      addEventListener('online', start);
      missing();
      return;
    }
    removeEventListener('online', start);
    there();
  };
  const start = () => {
    if (asking) return;
    asking = true;
    clearTimeout(next);
    void ask();
  };
  return start;
}
