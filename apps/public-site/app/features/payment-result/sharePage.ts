/** The result of sharing: shared by the device, cancelled, copied to the clipboard, or failed. */
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

/** Shares the current page with the device's own dialog; without one, its address is copied. */
export async function sharePage(title: string): Promise<Shared> {
  // Parameters that a provider added to the address are private to the payer.
  const url = new URL(window.location.pathname, window.location.origin).href;
  if (typeof navigator.share !== 'function') return copy(url);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return wasLeft(error) ? 'left' : copy(url);
  }
}
