import { useEffect, useRef } from 'react';

const heading = () => document.querySelector<HTMLElement>('main h1');

/** After a change of page, focus goes to its heading, as soon as that is there, so that it is read out; never on first load. */
export function useFocusOnHeading(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (heading() || !main) return heading()?.focus();
    // The page's code is on its way.
    const observer = new MutationObserver(() => {
      heading()?.focus();
      if (heading()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
