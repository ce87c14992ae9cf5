import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

export interface ButtonLinkProps extends Pick<ButtonProps, 'variant' | 'aria-label' | 'sx' | 'children'> {
  to: string;
}

/** A link to another page of the site that looks like a button; every page is a document of its own. */
export const ButtonLink = ({ to, variant = 'contained', ...props }: ButtonLinkProps) => (
  <Button href={to} variant={variant} {...props} />
);
