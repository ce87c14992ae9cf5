export { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';
export { EntryShell } from './EntryShell.tsx';
export { PageHeading } from './PageHeading.tsx';
export { PageShell } from './PageShell.tsx';
export { PortalShell } from './PortalShell.tsx';
export { PublicShell } from './PublicShell.tsx';
export { SiteFooter } from './SiteFooter.tsx';
export { SiteHeader } from './SiteHeader.tsx';
export type { LinkComponent, NavLink } from './links.ts';
