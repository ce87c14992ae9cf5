import type { LinkComponent } from '@laundry/ui-kit';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';

/** A link to a page of the site, as the kit's shells take it: every page is a document of its own. */
export const SiteLink: LinkComponent = ({ children, to, ...props }) => (
  <a href={to} {...props}>
    {children}
  </a>
);

export interface ButtonLinkProps extends Pick<ButtonProps, 'variant' | 'aria-label' | 'sx'> {
  /** A path of the site. */
  to: string;
  children: ReactNode;
}

/** A button that leads to another page of the site. */
export const ButtonLink = ({ variant = 'contained', ...props }: ButtonLinkProps) => (
  <Button component={SiteLink} variant={variant} {...props} />
);
