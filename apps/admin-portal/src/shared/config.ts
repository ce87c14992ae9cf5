import { siteConfigFrom } from '@laundry/brand';

/** The portal's settings (D4), as they were when it was built. */
export const config = siteConfigFrom(import.meta.env);
