import { ISLAND } from '../islands/island.ts';
import { saveFormEntries } from './formEntries.ts';

/** How often what did not come is asked for again, in ms. */
const AGAIN_MS = 5_000;

/** Says that there is no network (D44), also where the browser itself believes that there is some. */
function sayOffline(): void {
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
    sayOffline();
    const look = async () => {
      if (!(await Promise.all(scripts.map(({ src }) => isReachable(src)))).every(Boolean)) return;
      saveFormEntries(island);
      location.reload();
    };
    setInterval(() => void look(), AGAIN_MS);
    addEventListener('online', () => void look());
  };
  for (const script of scripts) script.addEventListener('error', recover);
}
