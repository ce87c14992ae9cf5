import { HYDRATED } from '../hydrated.ts';
import { rememberEarlyInput } from './earlyInput.ts';
import { REMEMBERED_CARDS_KEY } from '../session/rememberedCardsKey.ts';
import { fillCarried } from './fillCarried.ts';

const WAITING = 'script[type="text/late"]';
/** Whether the browser has kept something for the forms: what was begun, or cards to choose from. */
const isKept = (): boolean => {
  try {
    return sessionStorage.length > 0 || localStorage.getItem(REMEMBERED_CARDS_KEY) !== null;
  } catch {
    return false;
  }
};

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

/** What a page has where React is needed without a touch: its content comes from the server. */
const WAKES = '[data-wakes]';

/**
 * Lets React take over a page once its forms are touched, or after its first paint where it shows what a server says;
 * nothing that was entered or sent before is lost.
 */
export function wakeLate(): void {
  const main = document.querySelector('main');
  if (!main || !document.querySelector(WAITING)) return;
  const again = rememberEarlyInput(main, fillCarried(main));
  document.addEventListener(HYDRATED, again, { once: true });
  const start = () => {
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(WAITING)) wake(waiting);
  };
  if (isKept() || main.querySelector(WAKES)) start();
  else
    for (const event of ['focusin', 'pointerdown', 'input', 'submit'])
      main.addEventListener(event, start, { once: true, passive: true });
}
