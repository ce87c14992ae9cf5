import { isDashboardPath } from '../shared/paths.ts';
import { pages } from './pages.ts';

/** Fetches a page's code. What does not come is told by the router, which asks for it again. */
export function prefetchCode(path: string): void {
  const ignore = () => undefined;
  pages
    .find((page) => page.path === path)
    ?.lazy()
    .catch(ignore);
  if (isDashboardPath(path)) import('./dashboard.ts').catch(ignore);
}
