import { siteConfigFrom } from '@laundry/brand';

/** The site's settings (D4). The build replaces this module by their values. */
export const config = siteConfigFrom(import.meta.env);
