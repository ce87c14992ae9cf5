/* global window, localStorage, matchMedia, document */
/**
 * Applies the colour scheme before the first paint, and runs its switch (D43): on pages without React from the
 * moment they are parsed, otherwise once React tells of it. It is inline, because a choice that is made while
 * the page's scripts load must hold; and some browsers enable the switch of a reloaded page by themselves.
 */
(() => {
  const KEY = 'colour-scheme';
  const SWITCH = '[data-colour-scheme-choice]';
  const device = matchMedia('(prefers-color-scheme: dark)');
  let chosen;
  const show = () => {
    try {
      chosen = localStorage.getItem(KEY) ?? chosen;
    } catch {
      // Storage may be blocked; a choice then applies to this page only.
    }
    if (chosen !== 'light' && chosen !== 'dark') chosen = 'system';
    const dark = chosen === 'dark' || (chosen === 'system' && device.matches);
    document.documentElement.setAttribute('data-colour-scheme', dark ? 'dark' : 'light');
  };
  const showWithSwitch = () => {
    show();
    for (const choice of document.querySelectorAll(SWITCH))
      Object.assign(choice, { value: chosen, disabled: false });
  };
  show();
  device.addEventListener('change', show);
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
  // Once the page is parsed. One that comes back from the cache shows what was chosen on another one, one in
  // another tab at once.
  document.onreadystatechange = window.onpageshow = window.onstorage = showWithSwitch;
})();
