import { textOf } from '@laundry/error-catalogue';
import { portal } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import Button from '@mui/material/Button';

/** In place of a page that could not be loaded or shown: never a blank one. */
export function FailedPage({ standalone = false }: { standalone?: boolean }) {
  return (
    <PageShell width="text" standalone={standalone}>
      <div role="alert">
        <PageHeading lead={textOf('generic')}>{portal.failed.heading}</PageHeading>
      </div>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {portal.failed.action}
      </Button>
    </PageShell>
  );
}
