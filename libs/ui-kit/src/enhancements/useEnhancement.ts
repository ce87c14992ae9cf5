import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Enhancement } from './enhancements.ts';

/** Applies an enhancement below the element that takes the returned ref. */
export function useEnhancement<Root extends HTMLElement>(enhancement: Enhancement): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => (root.current ? enhancement(root.current) : undefined), [enhancement]);
  return root;
}
