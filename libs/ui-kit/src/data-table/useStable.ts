import { useCallback, useLayoutEffect, useRef } from 'react';

/** The newest version of an act under one identity, so that what is given it does not render again for it. */
export function useStable<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given) => newest.current(...given), []);
}
