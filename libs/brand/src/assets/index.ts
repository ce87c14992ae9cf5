export { brandAssetFiles, brandModules, loadBrandAssets, missingAssets } from './brandAssets.ts';
export type { BrandAssets } from './brandAssets.ts';
export type { ChannelMark, ChannelMarks } from './channelMarks.ts';
export type { PhotographSlot, Photographs } from './photographSlots.ts';
