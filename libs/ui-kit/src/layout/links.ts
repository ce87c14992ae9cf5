import type { ComponentType, CSSProperties, ReactNode } from 'react';

/** A place to go. */
export interface NavLink {
  label: string;
  /** A path of the site, or a whole address. */
  to: string;
  /** The page in sight: marked for eyes and screen readers. */
  current?: boolean;
}

/** The router's link, given in by the app: the kit knows no router. */
export type LinkComponent = ComponentType<{
  to: string;
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
  'aria-current'?: 'page' | undefined;
}>;
