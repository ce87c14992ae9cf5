import { toggleOfflineNotices } from '@laundry/ui-kit/enhancements';
import { ISLAND, VISIBLE_ISLAND } from '../islands/island.ts';

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

/** The interval of retries, in ms. */
const RETRY_MS = 5_000;

const isReachable = async (file: string): Promise<boolean> => {
  try {
    return (await fetch(file, { cache: 'reload' })).ok;
  } catch {
    return false;
  }
};

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
    const retry = async () => {
      if (!(await Promise.all(scripts.map(({ src }) => isReachable(src)))).every(Boolean)) return;
      saveFormEntries(island);
      location.reload();
    };
    setInterval(() => void retry(), RETRY_MS);
    addEventListener('online', () => void retry());
  };
  for (const script of scripts) script.addEventListener('error', recover);
}
