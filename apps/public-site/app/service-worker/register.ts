/** Where the service worker stands: at the root, for it serves the whole site. */
export const SERVICE_WORKER = '/service-worker.js';

/** Keeps help and the top-up's first step on the device, once the page has had what it needs itself. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register(SERVICE_WORKER).catch(() => {
      // A browser that may keep nothing, as in private windows: the site works with network all the same.
    });
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 3_000 });
    else setTimeout(register, 1_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
