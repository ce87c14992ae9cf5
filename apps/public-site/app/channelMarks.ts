import type { ChannelMarks } from '@laundry/brand/assets';

/** The payment channels' marks (logos). The build replaces this object by those in SITE_BRAND_ASSETS. */
export const channelMarks: ChannelMarks = {};
