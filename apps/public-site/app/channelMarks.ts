import type { ChannelMarks } from '@laundry/brand/assets';

/** The company's marks of payment channels; the build replaces them by those in SITE_BRAND_ASSETS. */
export const channelMarks: ChannelMarks = {};
