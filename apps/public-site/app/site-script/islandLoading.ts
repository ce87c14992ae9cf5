import { ISLAND, VISIBLE_ISLAND } from '../islands/island.ts';
import { saveFormEntries } from './formEntries.ts';

/** How far below the window an island is fetched. */
const ROOT_MARGIN = '400px';

/** Fetches and runs an island that stands far down its page once it comes into view. */
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

/** How often what did not come is asked for again, in ms. */
const RETRY_MS = 5_000;

/** Says that there is no network (D44), also where the browser itself believes that there is some. */
function showOfflineNotice(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-offline]')) notice.hidden = false;
}

const isReachable = async (file: string): Promise<boolean> => {
  try {
    return (await fetch(file, { cache: 'reload' })).ok;
  } catch {
    return false;
  }
};

/**
 * Starts the page anew where its island's script did not come, once that can be had: a browser fetches a
 * module that failed no second time. What was entered is entered again.
 */
export function reloadFailedIsland(): void {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')];
  const island = document.querySelector<HTMLElement>(`[${ISLAND}]`);
  if (!island) return;
  let lost = false;
  const recover = () => {
    if (lost) return;
    lost = true;
    showOfflineNotice();
    const look = async () => {
      if (!(await Promise.all(scripts.map(({ src }) => isReachable(src)))).every(Boolean)) return;
      saveFormEntries(island);
      location.reload();
    };
    setInterval(() => void look(), RETRY_MS);
    addEventListener('online', () => void look());
  };
  for (const script of scripts) script.addEventListener('error', recover);
}
