import type { Config } from '@react-router/dev/config';
import { prerenderedPaths, pages } from './app/pages.ts';
import { savedSnapshot } from './build-steps/snapshot.ts';

export default {
  // No server is deployed, but with `false` the router would add its own scripts to every page.
  ssr: true,
  prerender: async () => {
    const { laundromats } = await savedSnapshot();
    return pages.flatMap((page) => prerenderedPaths(page, laundromats));
  },
} satisfies Config;
