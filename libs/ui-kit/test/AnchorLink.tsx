import type { LinkComponent } from '../src/layout/links.ts';

/** A plain anchor instead of the router's link, for tests. */
export const AnchorLink: LinkComponent = ({ to, ...props }) => <a href={to} {...props} />;
