import type { LinkComponent } from '@laundry/ui-kit';
import { Link } from 'react-router';
import { modeOf } from '../pages.ts';
import { pageOf } from '../paths.ts';

/** The router's link, as the kit's shells take it. Pages without React are documents of their own. */
export const RouteLink: LinkComponent = ({ children, to, ...props }) => (
  <Link to={to} reloadDocument={modeOf(pageOf(to.replace(/[?#].*$/, ''))) === 'content'} {...props}>
    {children}
  </Link>
);
