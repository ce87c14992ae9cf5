/* global addEventListener, removeEventListener, document, queueMicrotask */
/**
 * Holds what is sent before the page's island is hydrated and sends it then; what is edited meanwhile is for the person
 * to send again. In the page itself, before anything can be pressed: a browser would put what was typed, names and
 * e-mails too, into the address. A form with an address of its own is the browser's until the site's script runs.
 */
(() => {
  let held = null;
  const release = () => {
    held?.by?.removeAttribute('aria-busy');
    held = null;
  };
  const hold = (event) => {
    const form = event.target;
    if (!form.closest('[data-island]')) return;
    if (form.hasAttribute('action') && !document.documentElement.hasAttribute('data-scripted')) return;
    event.preventDefault();
    release();
    held = { form, by: event.submitter };
    held.by?.setAttribute('aria-busy', 'true');
  };
  const edit = (event) => {
    if (held?.form.contains(event.target)) release();
  };
  addEventListener('submit', hold, true);
  addEventListener('input', edit, true);
  addEventListener(
    'island:hydrated',
    () => {
      removeEventListener('submit', hold, true);
      removeEventListener('input', edit, true);
      const sent = held;
      release();
      // After what was entered before has been entered again (hydrateIsland.tsx). A page that goes on by itself, with
      // the card of its address, has taken the form away.
      queueMicrotask(() => {
        if (sent?.form.isConnected) sent.form.requestSubmit(sent.by);
      });
    },
    { capture: true, once: true },
  );
})();
