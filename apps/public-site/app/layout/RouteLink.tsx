import type { LinkComponent } from '@laundry/ui-kit';
import { Link } from 'react-router';

/** The router's link, as the kit's shells take it. */
export const RouteLink: LinkComponent = ({ children, ...props }) => <Link {...props}>{children}</Link>;
