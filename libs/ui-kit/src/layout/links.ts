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
