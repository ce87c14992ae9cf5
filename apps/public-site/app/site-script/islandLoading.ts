import { toggleOfflineNotices } from '@laundry/ui-kit/enhancements';
import { ISLAND, VISIBLE_ISLAND } from '../islands/island.ts';
import { reloadWhenReachable } from './reloadWhenReachable.ts';

/** The key in session storage for values that are restored after a reload. */
const STORED_UNDER = 'entered';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (container: HTMLElement) =>
  container.querySelectorAll<Control>('input[name]:not([type=password]), textarea[name], select[name]');

/** Stores the values of all fields in a container, except passwords. */
function saveFormEntries(container: HTMLElement): void {
  const entered = [...controlsOf(container)].map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify(entered));
  } catch {
    // Storage is blocked, so the user has to enter the values again.
  }
}

/** Restores the values, once. */
export function restoreFormEntries(container: HTMLElement): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '[]');
    sessionStorage.removeItem(STORED_UNDER);
    if (!Array.isArray(stored)) return;
    const values = new Map(stored.filter((each): each is [string, string] => Array.isArray(each)));
    for (const control of controlsOf(container)) control.value = values.get(control.name) ?? control.value;
  } catch {
    // Nothing was stored, or storage is blocked.
  }
}

/** The distance below the window at which an island is loaded. */
const ROOT_MARGIN = '400px';

/** Loads an island far down its page when it becomes visible. */
export function hydrateWhenVisible(): void {
  const script = document.querySelector<HTMLMetaElement>(`meta[name="${VISIBLE_ISLAND}"]`)?.content;
  const island = document.querySelector(`[${ISLAND}]`);
  if (!script || !island) return;
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      void import(/* @vite-ignore */ script);
    },
    { rootMargin: ROOT_MARGIN },
  );
  seen.observe(island);
}

/**
 * Reloads the page where its island's script failed to load, once it is available, because browsers do not
 * load a failed module a second time. Entered values are restored.
 */
export function reloadFailedIsland(): void {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')];
  const island = document.querySelector<HTMLElement>(`[${ISLAND}]`);
  if (!island) return;
  let lost = false;
  const recover = () => {
    if (lost) return;
    lost = true;
    // Even if the browser believes to be online (D44).
    toggleOfflineNotices(document, true);
    reloadWhenReachable(
      scripts.map(({ src }) => src),
      () => saveFormEntries(island),
    );
  };
  for (const script of scripts) script.addEventListener('error', recover);
}
