import type { ComponentType, CSSProperties, ReactNode } from 'react';

/** A place to go. */
export interface NavLink {
  label: string;
  /** A path of the site, or a whole address. */
  to: string;
  /** The page in sight: marked for eyes and screen readers. */
  current?: boolean;
}

/** Places of one kind, under one name. */
export interface NavGroup {
  label: string;
  links: readonly NavLink[];
}

/** An entry of a menu: a place, or a group that opens. */
export type NavEntry = NavLink | NavGroup;

export const isGroup = (entry: NavEntry): entry is NavGroup => 'links' in entry;

export const isNavLink = (entry: NavEntry): entry is NavLink => !isGroup(entry);

/** Whether the page in sight is one of the group. */
export const containsCurrent = ({ links }: NavGroup): boolean => links.some(({ current }) => current);

/** The router's link, given in by the app: the kit knows no router. */
export type LinkComponent = ComponentType<{
  to: string;
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
  'aria-current'?: 'page' | undefined;
}>;
