import type { LinkComponent } from '@laundry/ui-kit';

/** A link to a page of the site, as the kit's shells take it: every page is a document of its own. */
export const SiteLink: LinkComponent = ({ children, to, ...props }) => (
  <a href={to} {...props}>
    {children}
  </a>
);
