import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

/** One module shows every page, by pages.ts and pageContents.tsx; a splat does not match `/`. */
export default [
  index('page.tsx', { id: 'home' }),
  route('*', 'page.tsx', { id: 'page' }),
] satisfies RouteConfig;
