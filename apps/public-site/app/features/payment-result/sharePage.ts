/** What became of sharing: handed to another program, left, copied to be pasted, or neither was possible. */
export type Shared = 'shared' | 'left' | 'copied' | 'failed';

const wasLeft = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares the page in sight by the device's own means; where it has none, its address is copied. */
export async function sharePage(title: string): Promise<Shared> {
  // What a provider added to the address on its way back is the payer's own.
  const url = new URL(window.location.pathname, window.location.origin).href;
  if (typeof navigator.share !== 'function') return copy(url);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return wasLeft(error) ? 'left' : copy(url);
  }
}
