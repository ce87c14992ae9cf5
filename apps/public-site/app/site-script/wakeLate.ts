import { HYDRATED } from '../hydrated.ts';
import { REMEMBERED_CARDS_KEY } from '../session/rememberedCardsKey.ts';
import { askFor } from './askFor.ts';
import { rememberEarlyInput } from './earlyInput.ts';
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
    if (!['type', 'data-type', 'data-needs'].includes(name)) script.setAttribute(name, value);
  if (waiting.dataset['type']) script.type = waiting.dataset['type'];
  // In their order, as a page's own scripts run.
  script.async = false;
  script.text = waiting.text;
  waiting.replaceWith(script);
}

/** What has to be on the device for a waiting script to run: itself, and what its module needs. */
const filesOf = ({ src, dataset }: HTMLScriptElement): string[] =>
  [src, ...(dataset['needs'] ?? '').split(' ')].filter(Boolean);

/** Says that there is no network (decision 44), also where the browser itself believes that there is some. */
function sayOffline(offline: boolean): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-offline]')) notice.hidden = !offline;
}

/** What a page has where React is needed without a touch: its content comes from the server. */
const WAKES = '[data-wakes]';
const TOUCHES = ['focusin', 'pointerdown', 'input', 'submit'];

/**
 * Lets React take over a page once its forms are touched, or after its first paint where it shows what a server says;
 * nothing that was entered or sent before is lost. Without network its scripts are asked for until they come.
 */
export function wakeLate(): void {
  const main = document.querySelector('main');
  const waiting = [...document.querySelectorAll<HTMLScriptElement>(WAITING)];
  if (!main || waiting.length === 0) return;
  const again = rememberEarlyInput(main, fillCarried(main));
  document.addEventListener(HYDRATED, again, { once: true });
  const touched = new AbortController();
  const ask = askFor(waiting.flatMap(filesOf), {
    there: () => {
      touched.abort();
      sayOffline(!navigator.onLine);
      waiting.forEach(wake);
    },
    missing: () => sayOffline(true),
  });
  for (const event of TOUCHES) main.addEventListener(event, ask, { passive: true, signal: touched.signal });
  if (isKept() || main.querySelector(WAKES)) ask();
}
