/** The service worker is at the root, because its scope is the whole site. */
export const SERVICE_WORKER = '/service-worker.js';

/** Stores help and the top-up's first step on the device, after the page itself has loaded. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register(SERVICE_WORKER).catch(() => {
      // Browsers that may store nothing, as in private windows, can still use the site online.
    });
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 3_000 });
    else setTimeout(register, 1_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
