import { isDashboardPath } from '../shared/paths.ts';
import { pages } from './pages.ts';

/** Preloads a page's code. Failures are ignored, because the router requests it again and reports them. */
export function prefetchCode(path: string): void {
  const ignore = () => undefined;
  pages
    .find((page) => page.path === path)
    ?.lazy()
    .catch(ignore);
  if (isDashboardPath(path)) import('./dashboard.ts').catch(ignore);
}
