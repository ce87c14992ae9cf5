import { ISLAND, VISIBLE_ISLAND } from '../islands/island.ts';

/** How far below the window an island is fetched. */
const AHEAD = '400px';

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
    { rootMargin: AHEAD },
  );
  seen.observe(island);
}
