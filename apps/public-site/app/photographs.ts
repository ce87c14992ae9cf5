import type { Photographs } from '@laundry/brand/places';

/** The brand's photographs; the build replaces them by those in SITE_BRAND_ASSETS. */
export const photographs: Photographs = {};
