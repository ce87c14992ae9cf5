import type { LinkComponent } from '../src/layout/links.ts';

/** A plain anchor in the router's place, for stories and tests. */
export const AnchorLink: LinkComponent = ({ to, ...props }) => <a href={to} {...props} />;
