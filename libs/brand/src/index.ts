export { brands, defaultBrand, isBrandId } from './brands/index.ts';
export type { Brand, BrandColours, BrandId, Logo, LogoRole, LogoShape, Tone, Tones } from './brands/index.ts';
export { SettingError } from '@laundry/settings';
export { SETTINGS } from './settings.ts';
export type { RawSettings, SettingName } from './settings.ts';
export { siteConfigFrom } from './siteConfig.ts';
export type { SiteConfig } from './siteConfig.ts';
