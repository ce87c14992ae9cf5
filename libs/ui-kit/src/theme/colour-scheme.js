/* global window, localStorage, matchMedia, document */
/**
 * Applies the colour scheme before the first paint, and runs its switch (D43): once the page is parsed if it
 * has no React, otherwise once React announces the switch. The script is inline, so that a choice made while
 * the page's scripts load is not lost; some browsers enable the switch of a reloaded page by themselves.
 */
(() => {
  const KEY = 'colour-scheme';
  const SWITCH = '[data-colour-scheme-choice]';
  const device = matchMedia('(prefers-color-scheme: dark)');
  let chosen;
  const apply = (scheme) => document.documentElement.setAttribute('data-colour-scheme', scheme);
  const show = () => {
    try {
      chosen = localStorage.getItem(KEY) ?? chosen;
    } catch {
      // Storage may be blocked; a choice then applies to this page only.
    }
    if (chosen !== 'light' && chosen !== 'dark') chosen = 'system';
    apply(chosen === 'dark' || (chosen === 'system' && device.matches) ? 'dark' : 'light');
  };
  const showWithSwitch = () => {
    show();
    for (const choice of document.querySelectorAll(SWITCH))
      Object.assign(choice, { value: chosen, disabled: false });
  };
  show();
  device.addEventListener('change', show);
  // Browsers print no backgrounds, so the light texts of the dark scheme would be illegible on paper.
  window.onbeforeprint = () => apply('light');
  window.onafterprint = show;
  document.addEventListener('colour-scheme-switch', showWithSwitch);
  document.addEventListener('change', ({ target }) => {
    if (!target.matches(SWITCH)) return;
    chosen = target.value;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // As above.
    }
    show();
  });
  // Shows the choice once the page is parsed, and a choice made elsewhere: when the page comes back from the
  // back-forward cache, and at once if it was made in another tab.
  document.onreadystatechange = window.onpageshow = window.onstorage = showWithSwitch;
})();
