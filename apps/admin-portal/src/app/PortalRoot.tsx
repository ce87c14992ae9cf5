import { useEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { config } from '../shared/config.ts';
import { useFocusOnHeading } from './useFocusOnHeading.ts';

/** What a page's route says of it. */
export interface PageHandle {
  readonly title: string;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Around every page: the document's title 'Page - Product', and the focus after a change of page. */
export function PortalRoot({ afterLogin }: { afterLogin: boolean }) {
  const title = useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle)?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} - ${config.brand.productName}`;
  }, [title]);
  useFocusOnHeading(useLocation().pathname, !afterLogin);
  return <Outlet />;
}
