import { siteConfigFrom } from '@laundry/brand';
import type { Config } from '@react-router/dev/config';
import { pagesWithout, prerenderedPaths } from './app/pages.ts';
import { savedSnapshot } from './build-steps/snapshot.ts';

export default {
  // No server is deployed, but with `false` the router would add its own scripts to every page.
  ssr: true,
  prerender: async () => {
    const { laundromats } = await savedSnapshot();
    const { missingCalls } = siteConfigFrom(process.env);
    return pagesWithout(missingCalls).flatMap((page) => prerenderedPaths(page, laundromats));
  },
} satisfies Config;
