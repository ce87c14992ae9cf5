import type { Photographs } from '@laundry/brand-assets/places';

/** The brand's photographs; the build puts in what SITE_BRAND_ASSETS gives. */
export const photographs: Photographs = {};
