import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** The content of a page's island: its prerendered markup, or the island itself in a story. */
export const IslandContext = createContext<ReactNode>(null);

/** The interactive part of a page; at most one per page (pages.ts). */
export const IslandSlot = () => use(IslandContext);
