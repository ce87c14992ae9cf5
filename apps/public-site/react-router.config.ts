import type { Config } from '@react-router/dev/config';
import { pages } from './app/pages.ts';
import { paths, SAMPLE_RESULT } from './app/paths.ts';

export default {
  // No server is deployed: with `false` the router would demand its own scripts in every page.
  ssr: true,
  prerender: pages.map(({ path }) => (path === paths.paymentResult ? SAMPLE_RESULT : path)),
} satisfies Config;
