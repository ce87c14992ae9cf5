import { LinkContext, useHeadingFocus } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { Link, Outlet, useLocation, useMatches } from 'react-router';
import type { UIMatch } from 'react-router';
import { config } from '../shared/config.ts';

/** The matched routes. A page's route has a handle, as `portalRoutes` gives it. */
type PageMatch = UIMatch<unknown, { readonly title: string } | undefined>;

/** Wraps every page: sets the document's title 'Page - Product', and moves the focus on a change of page. */
export function PortalRoot() {
  const matches = useMatches() as PageMatch[];
  const title = matches.findLast(({ handle }) => handle)?.handle?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} - ${config.brand.productName}`;
  }, [title]);
  // Never on first load.
  useHeadingFocus(useLocation().pathname);
  return (
    <LinkContext value={Link}>
      <Outlet />
    </LinkContext>
  );
}
