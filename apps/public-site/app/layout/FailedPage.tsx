import Button from '@mui/material/Button';
import { textOf } from '@laundry/error-catalogue';
import { layout } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';

/** In place of a page that could not be loaded or shown: never a blank one. */
export function FailedPage() {
  return (
    <PageShell width="text" standalone>
      <div role="alert">
        <PageHeading lead={textOf('generic')}>{layout.failed.title}</PageHeading>
      </div>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {layout.failed.action}
      </Button>
    </PageShell>
  );
}
