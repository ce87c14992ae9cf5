import { createContext, createElement, use } from 'react';
import type { ComponentProps, ComponentType } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site or an absolute URL. */
  to: string;
}

export type LinkComponent = ComponentType<LinkProps>;

/** The links of the kit: plain ones, unless an app gives its router's, on which the kit does not depend. */
export const LinkContext = createContext<LinkComponent>(({ to, ...props }) =>
  createElement('a', { href: to, ...props }),
);

/** A link, as the app has links. */
export const Link = (props: LinkProps) => createElement(use(LinkContext), props);
