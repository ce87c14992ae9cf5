import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/**
 * What stands where a page has its island: the island's prerendered markup, or the island itself in a story.
 */
export const IslandContext = createContext<ReactNode>(null);

/** The part of a page that becomes interactive: at most one a page (pages.ts). */
export const IslandSlot = () => use(IslandContext);
