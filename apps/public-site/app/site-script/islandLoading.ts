import { toggleOfflineNotices } from '@laundry/ui-kit/enhancements';
import { ISLAND, VISIBLE_ISLAND } from '../islands/island.ts';
import { saveFormEntries } from './formEntries.ts';

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
