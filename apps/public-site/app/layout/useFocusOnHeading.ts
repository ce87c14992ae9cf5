import { useEffect, useRef } from 'react';

/** After a change of page, focus goes to its heading, so that it is read out; never on first load. */
export function useFocusOnHeading(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [pathname]);
}
