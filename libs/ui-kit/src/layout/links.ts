import { createContext, createElement, use } from 'react';
import type { ComponentProps, ComponentType, CSSProperties, ReactNode } from 'react';

export interface NavLink {
  label: string;
  /** A path of the site or an absolute URL. */
  to: string;
  /** Whether it is the current page, which is marked visually and for screen readers. */
  current?: boolean;
}

export interface NavGroup {
  label: string;
  links: readonly NavLink[];
}

/** An entry of a menu: a link, or a group that opens. */
export type NavEntry = NavLink | NavGroup;

export const isGroup = (entry: NavEntry): entry is NavGroup => 'links' in entry;

export const isNavLink = (entry: NavEntry): entry is NavLink => !isGroup(entry);

/** Whether the current page is in the group. */
export const containsCurrent = ({ links }: NavGroup): boolean => links.some(({ current }) => current);

export type LinkComponent = ComponentType<{
  to: string;
  children?: ReactNode;
  style?: CSSProperties;
  'aria-current'?: 'page' | undefined;
}>;

/** The links of menus: a plain link, unless an app gives its router's, on which the kit does not depend. */
export const LinkContext = createContext<LinkComponent>(({ to, ...props }) =>
  createElement('a', { href: to, ...props }),
);

/** A link of a menu, as the app has links. */
export const MenuLink = (props: ComponentProps<LinkComponent>) => createElement(use(LinkContext), props);
