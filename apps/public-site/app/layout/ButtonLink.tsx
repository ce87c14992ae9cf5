import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';

export interface ButtonLinkProps extends Pick<ButtonProps, 'variant' | 'aria-label' | 'sx'> {
  /** A path of the site. */
  to: string;
  children: ReactNode;
}

/** A button that leads to another page of the site. */
export const ButtonLink = ({ variant = 'contained', ...props }: ButtonLinkProps) => (
  <Button component={SiteLink} variant={variant} {...props} />
);
