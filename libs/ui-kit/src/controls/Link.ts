import { createContext, createElement, use } from 'react';
import type { ComponentProps, ComponentType } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site or an absolute URL. */
  to: string;
}

/** The kit's link component: a plain <a>, unless an app provides its router's. The kit has no router. */
export const LinkContext = createContext<ComponentType<LinkProps>>(({ to, ...props }) =>
  createElement('a', { href: to, ...props }),
);

/** A link, rendered by the app's link component. */
export const Link = (props: LinkProps) => createElement(use(LinkContext), props);
