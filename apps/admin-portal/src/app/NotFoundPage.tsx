import { portal } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { Link } from 'react-router';
import { paths } from './paths.ts';

/** Any path that is none of the portal's. */
export function NotFoundPage() {
  return (
    <PageShell width="text" standalone>
      <PageHeading lead={portal.notFound.text}>{portal.notFound.heading}</PageHeading>
      <Link to={paths.root}>{portal.notFound.action}</Link>
    </PageShell>
  );
}
