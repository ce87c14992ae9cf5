import { layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { pages } from './pages.ts';
import { paths } from './paths.ts';

/** All pages within the site's frame; each module is loaded with its route. */
export default [
  layout('routes/layout.tsx', [
    ...pages
      .filter(({ path }) => path !== paths.notFound)
      .map(({ path, file }) => route(path, file, { id: path })),
    route('*', 'routes/notFound.tsx'),
  ]),
] satisfies RouteConfig;
