import type { Config } from '@react-router/dev/config';
import { paths, portalPaths } from './app/paths.ts';

export default {
  ssr: false,
  prerender: [
    paths.home,
    paths.credit,
    paths.bancardCheckout,
    paths.pagoswebCheckout,
    paths.notFound,
    ...portalPaths,
  ],
} satisfies Config;
