/* global addEventListener, removeEventListener, document, queueMicrotask */
/**
 * Defers a submit or a button's click until the page's island is hydrated, then repeats it. Editing the form
 * meanwhile cancels the deferred submit. The button shows at once that it is busy. The script is inline,
 * because without it the browser would submit the form itself and put names and e-mails into the address.
 * A form that has an `action` is left to the browser until the site's script runs.
 */
(() => {
  let deferred = null;
  const BUSY = ['aria-busy', 'aria-disabled'];
  const cancel = () => {
    for (const name of BUSY) deferred?.button?.removeAttribute(name);
    deferred = null;
  };
  const defer = (form, button) => {
    cancel();
    deferred = { form, button };
    for (const name of BUSY) button?.setAttribute(name, 'true');
  };
  const listeners = {
    submit(event) {
      const form = event.target;
      if (!form.closest('[data-island]')) return;
      if (form.hasAttribute('action') && !document.documentElement.hasAttribute('data-scripted')) return;
      event.preventDefault();
      defer(form, event.submitter);
    },
    click({ target }) {
      const button = target.closest('[data-island] button[type="button"]');
      if (button) defer(null, button);
    },
    input({ target }) {
      if (deferred?.form?.contains(target)) cancel();
    },
    'island:hydrated'() {
      for (const type in listeners) removeEventListener(type, listeners[type], true);
      // If the page has already handled the click, the button is no longer busy.
      const answered = deferred?.button?.hasAttribute('aria-busy') === false;
      const repeated = answered ? null : deferred;
      cancel();
      // Runs after earlier inputs have been repeated (hydrateIsland.tsx). A page that went on by itself with
      // the card in its address has removed the form.
      queueMicrotask(() => {
        if (repeated?.form?.isConnected) repeated.form.requestSubmit(repeated.button);
        else if (!repeated?.form && repeated?.button.isConnected) repeated.button.click();
      });
    },
  };
  for (const type in listeners) addEventListener(type, listeners[type], true);
})();
