import type { Photographs } from '@laundry/brand/photograph-slots';

/** The brand's photographs; the build replaces them by those in SITE_BRAND_ASSETS. */
export const photographs: Photographs = {};
