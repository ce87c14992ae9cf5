import { siteConfigFrom } from '@laundry/brand';

/** The site's settings at build time (D4). */
export const config = siteConfigFrom(import.meta.env);
