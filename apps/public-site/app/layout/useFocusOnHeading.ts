import { useEffect, useRef } from 'react';

/** After a change of page, focus goes to its heading, so that it is read out; never on first load. */
export function useFocusOnHeading(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [page]);
}
