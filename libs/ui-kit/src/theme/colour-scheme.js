/* global localStorage, matchMedia, document */
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('colour-scheme');
  } catch {
    // Storage may be blocked; then the device's scheme is used.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-colour-scheme', dark ? 'dark' : 'light');
})();
