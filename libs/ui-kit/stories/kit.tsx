import type { LinkComponent } from '@laundry/ui-kit';

/** What a story adds to be seen in the dark scheme. */
export const dark = { globals: { scheme: 'dark' } };

/** What a story adds to be seen in the narrowest window, 320 px. */
export const small = { globals: { viewport: { value: 'small' } } };

/** What a story adds to be seen on a phone, 360 px. */
export const phone = { globals: { viewport: { value: 'phone' } } };

/** What a story adds to stand in the portal, dense and calm. */
export const portal = { parameters: { surface: 'portal' } };

/** A plain anchor in the router's place. */
export const AnchorLink: LinkComponent = ({ to, ...props }) => <a href={to} {...props} />;
