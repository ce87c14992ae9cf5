/* global addEventListener, removeEventListener, document, queueMicrotask */
/**
 * Holds what is sent, or pressed, before the page's island is hydrated, and does it then; what is edited
 * meanwhile is for the person to send again. The button says at once that it is at work. In the page itself,
 * before anything can be pressed: a browser would put what was typed, names and e-mails too, into the
 * address. A form with an address of its own is the browser's until the site's script runs.
 */
(() => {
  let held = null;
  const AT_WORK = ['aria-busy', 'aria-disabled'];
  const release = () => {
    for (const name of AT_WORK) held?.by?.removeAttribute(name);
    held = null;
  };
  const keep = (form, by) => {
    release();
    held = { form, by };
    for (const name of AT_WORK) by?.setAttribute(name, 'true');
  };
  const hold = (event) => {
    const form = event.target;
    if (!form.closest('[data-island]')) return;
    if (form.hasAttribute('action') && !document.documentElement.hasAttribute('data-scripted')) return;
    event.preventDefault();
    keep(form, event.submitter);
  };
  const press = ({ target }) => {
    const by = target.closest('[data-island] button[type="button"]');
    if (by) keep(null, by);
  };
  const edit = (event) => {
    if (held?.form?.contains(event.target)) release();
  };
  addEventListener('submit', hold, true);
  addEventListener('click', press, true);
  addEventListener('input', edit, true);
  addEventListener(
    'island:hydrated',
    () => {
      removeEventListener('submit', hold, true);
      removeEventListener('click', press, true);
      removeEventListener('input', edit, true);
      // Where the page has answered the press by itself, the button is at work no more.
      const answered = held?.by?.hasAttribute('aria-busy') === false;
      const sent = answered ? null : held;
      release();
      // After what was entered before has been entered again (hydrateIsland.tsx). A page that goes on by
      // itself, with the card of its address, has taken the form away.
      queueMicrotask(() => {
        if (sent?.form?.isConnected) sent.form.requestSubmit(sent.by);
        else if (!sent?.form && sent?.by.isConnected) sent.by.click();
      });
    },
    { capture: true, once: true },
  );
})();
