import { layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { pages } from './pages.ts';
import { paths } from './paths.ts';

/** Every page under the site's frame; every module is loaded with its route. */
export default [
  layout('routes/layout.tsx', [
    ...pages
      .filter(({ path }) => path !== paths.notFound)
      .map(({ path, file }) => route(path, file, { id: path })),
    route('*', 'routes/notFound.tsx'),
  ]),
] satisfies RouteConfig;
