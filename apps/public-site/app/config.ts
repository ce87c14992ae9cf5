import { siteConfigFrom } from '@laundry/brand';

/** The site's settings (D4); the build replaces this module by what they are. */
export const config = siteConfigFrom(import.meta.env);
