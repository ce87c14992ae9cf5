const WAITING = 'script[type="text/late"]';

/** A script runs when it is put into the page anew; its place and attributes stay as React knows them. */
function wake(waiting: HTMLScriptElement): void {
  const script = document.createElement('script');
  for (const { name, value } of waiting.attributes)
    if (!['type', 'data-type'].includes(name)) script.setAttribute(name, value);
  if (waiting.dataset['type']) script.type = waiting.dataset['type'];
  // In their order, as a page's own scripts run.
  script.async = false;
  script.text = waiting.text;
  waiting.replaceWith(script);
}

/** Lets React take over a page once one of its forms is touched. */
export function wakeLate(): void {
  if (!document.querySelector(WAITING)) return;
  const forms = document.querySelector('main');
  const start = () => {
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(WAITING)) wake(waiting);
  };
  for (const event of ['focusin', 'pointerdown'])
    forms?.addEventListener(event, start, { once: true, passive: true });
}
