const wasLeft = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Shares the current page with the device's own dialog; without one, its address is copied.
 *
 * @returns what became of the copy; undefined where the dialog took over, even if the user left it
 */
export async function sharePage(title: string): Promise<'copied' | 'failed' | undefined> {
  // Parameters that a provider added to the address are private to the payer.
  const url = new URL(window.location.pathname, window.location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return undefined;
    }
  } catch (error) {
    if (wasLeft(error)) return undefined;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
