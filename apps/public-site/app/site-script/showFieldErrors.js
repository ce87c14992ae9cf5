/* global addEventListener, removeEventListener, document */
/**
 * Shows the error of a field that was left before the page's island is hydrated: by the browser's own
 * validation, in the words and the place of the form's own errors (ConstraintMessages). It is inline, like
 * deferSubmit.js; hydrateIsland.tsx hands over to the form.
 */
(() => {
  const LEFT = 'data-left';
  const hints = new Map();
  const errorOf = ({ value, validity, dataset }) =>
    value === '' ? dataset.requiredMessage : validity.valid ? undefined : dataset.invalidMessage;
  const tell = (field) => {
    const line = document.getElementById(field.getAttribute('aria-describedby').split(' ')[0]);
    if (!hints.has(line)) hints.set(line, line.textContent);
    const error = errorOf(field);
    field.setAttribute('aria-invalid', String(error !== undefined));
    line.toggleAttribute('data-invalid', error !== undefined);
    line.textContent = error ?? hints.get(line);
  };
  const leave = ({ target }) => {
    if (!target.matches('[data-required-message], [data-invalid-message]')) return;
    target.setAttribute(LEFT, '');
    tell(target);
  };
  const edit = ({ target }) => {
    if (target.hasAttribute(LEFT)) tell(target);
  };
  addEventListener('focusout', leave, true);
  addEventListener('input', edit, true);
  addEventListener(
    'island:hydrated',
    () => {
      removeEventListener('focusout', leave, true);
      removeEventListener('input', edit, true);
    },
    { capture: true, once: true },
  );
})();
