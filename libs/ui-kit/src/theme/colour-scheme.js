/* global localStorage, matchMedia, document */
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('colour-scheme');
  } catch {
    // Storage may be closed: the device decides.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-colour-scheme', dark ? 'dark' : 'light');
})();
