/* global localStorage, matchMedia, document */

// Before the first paint: the chosen scheme, else the device's (decision 43). A file of its own, because the sites
// allow no inline script. Attribute and key are those of colourScheme.ts.
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
