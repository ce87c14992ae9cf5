import { portal } from '@laundry/strings';
import { NotFound, PageHeading, PageShell } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '../shared/paths.ts';

/** Any path that is none of the portal's. */
export function NotFoundPage() {
  return (
    <PageShell width="text" standalone>
      <Box sx={{ mb: 3 }}>
        <NotFound size={160} />
      </Box>
      <PageHeading lead={portal.notFound.text}>{portal.notFound.heading}</PageHeading>
      <Button component={Link} to={paths.root} variant="contained">
        {portal.notFound.action}
      </Button>
    </PageShell>
  );
}
