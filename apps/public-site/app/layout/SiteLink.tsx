import type { LinkComponent } from '@laundry/ui-kit';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';

/** A link to a page of the site, for the kit's shells; every page is a separate document. */
export const SiteLink: LinkComponent = ({ children, to, ...props }) => (
  <a href={to} {...props}>
    {children}
  </a>
);

export interface ButtonLinkProps extends Pick<ButtonProps, 'variant' | 'aria-label' | 'sx'> {
  to: string;
  children: ReactNode;
}

/** A link to another page of the site that looks like a button. */
export const ButtonLink = ({ variant = 'contained', ...props }: ButtonLinkProps) => (
  <Button component={SiteLink} variant={variant} {...props} />
);
