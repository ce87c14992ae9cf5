import { LinkContext, useOnChange } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { Link, Outlet, useLocation, useMatches } from 'react-router';
import { config } from '../shared/config.ts';

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
  // After a change of page, focus goes to its heading, so that it is read out; never on first load.
  useOnChange(useLocation().pathname, () => document.querySelector<HTMLElement>('main h1')?.focus());
  return (
    <LinkContext value={Link}>
      <Outlet />
    </LinkContext>
  );
}
