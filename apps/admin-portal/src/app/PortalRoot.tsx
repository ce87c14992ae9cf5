import { LinkContext } from '@laundry/ui-kit';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useMatches } from 'react-router';
import { config } from '../shared/config.ts';

/** The `handle` of a page's route. */
export interface PageHandle {
  readonly title: string;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Wraps every page: sets the document's title 'Page - Product', and moves the focus on a change of page. */
export function PortalRoot() {
  const title = useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle)?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} - ${config.brand.productName}`;
  }, [title]);
  useFocusOnHeading(useLocation().pathname);
  return (
    <LinkContext value={Link}>
      <Outlet />
    </LinkContext>
  );
}

/** After a change of page, focus goes to its heading, so that it is read out; never on first load. */
function useFocusOnHeading(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [pathname]);
}
