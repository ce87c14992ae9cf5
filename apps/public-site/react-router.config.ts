import type { Config } from '@react-router/dev/config';
import { pages } from './app/pages.ts';

export default {
  ssr: false,
  // A page whose path has a part of its own is only known at run time.
  prerender: pages.map(({ path }) => path).filter((path) => !path.includes(':')),
} satisfies Config;
