export { SettingError, SETTINGS } from './settings.ts';
export type { RawSettings, SettingName } from './settings.ts';
export { siteConfigFrom } from './siteConfig.ts';
export type { SiteConfig } from './siteConfig.ts';
