import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Comfort } from './comfort.ts';

/** Gives a comfort to what stands below the element that takes the returned ref. */
export function useComfort<Root extends HTMLElement>(comfort: Comfort): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => (root.current ? comfort(root.current) : undefined), [comfort]);
  return root;
}
