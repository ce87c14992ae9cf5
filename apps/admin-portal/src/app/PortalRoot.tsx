import { LinkContext } from '@laundry/ui-kit';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useMatches } from 'react-router';
import { config } from '../shared/config.ts';

/** The data of a page's route. */
export interface PageHandle {
  readonly title: string;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Around every page: the document's title 'Page - Product', and the focus after a change of page. */
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

const headingInSight = () => document.querySelector<HTMLElement>('main h1');

/**
 * Calls back with the page's heading once it is there: a page's code may still be on its way.
 *
 * @returns what ends the waiting
 */
function whenInSight(callback: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look);
  function look() {
    const heading = headingInSight();
    if (!heading) return;
    observer.disconnect();
    callback(heading);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/**
 * After a change of page, focus goes to its heading, so that it is read out; never on first load, whose
 * redirects show nothing, and not if the person has moved the focus already.
 */
function useFocusOnHeading(pathname: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const focused = document.activeElement;
    return whenInSight((heading) => {
      const isLost = document.activeElement === document.body;
      if (!isFirst.current && (isLost || document.activeElement === focused)) heading.focus();
      isFirst.current = false;
    });
  }, [pathname]);
}
