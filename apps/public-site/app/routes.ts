import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { paths, portalPaths } from './paths.ts';

/** The one route table; every module is loaded with its route. */
export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route(paths.credit, 'routes/credit.tsx'),
    route(paths.bancardCheckout, 'routes/bancardCheckout.tsx'),
    route(paths.paymentResult, 'routes/paymentResult.tsx'),
    route(paths.pagoswebCheckout, 'routes/pagoswebCheckout.tsx'),
    ...portalPaths.map((path) => route(path, 'routes/portalRedirect.tsx', { id: path })),
    route('*', 'routes/notFound.tsx'),
  ]),
] satisfies RouteConfig;
