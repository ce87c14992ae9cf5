export { KB, LOGIN, WHOLE_TOP_UP, limitsOf } from './limits.ts';
export type { Limits } from './limits.ts';
export { loadSite, siteFile } from './loadSite.ts';
export type { Site, SiteFile } from './loadSite.ts';
export { PORTAL, PUBLIC_SITE, fileOfPage, listedPages } from './pages.ts';
export { weigh } from './weigh.ts';
