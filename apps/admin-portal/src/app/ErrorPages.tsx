import { errorText } from '@laundry/error-catalogue';
import { portal } from '@laundry/strings';
import { Button, ButtonLink, PageHeading, PageShell, NotFound } from '@laundry/ui-kit';
import { paths } from '../shared/paths.ts';

/** Shown when a page cannot be loaded or fails while it is rendered. */
export function FailedPage({ standalone = false }: { standalone?: boolean }) {
  return (
    <PageShell width="text" standalone={standalone}>
      <div role="alert">
        <PageHeading lead={errorText('generic')}>{portal.failed.heading}</PageHeading>
      </div>
      <Button onClick={() => window.location.reload()}>{portal.failed.action}</Button>
    </PageShell>
  );
}

/** Shown at a path that the portal does not have, or whose page the server does not offer (D69). */
export function NotFoundPage({ standalone = true }: { standalone?: boolean }) {
  return (
    <PageShell width="text" standalone={standalone}>
      <div style={{ marginBottom: 24 }}>
        <NotFound size={160} />
      </div>
      <PageHeading lead={portal.notFound.text}>{portal.notFound.heading}</PageHeading>
      <ButtonLink to={paths.root}>{portal.notFound.action}</ButtonLink>
    </PageShell>
  );
}
