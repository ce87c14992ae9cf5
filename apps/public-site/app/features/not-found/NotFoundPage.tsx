import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { checkout } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

const { notFound: texts } = checkout;

/** Where no page is. */
export function NotFoundPage() {
  return (
    <PageShell width="text">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={paths.home} variant="contained">
          {texts.toHome}
        </Button>
        <Button component={Link} to={paths.credit} variant="outlined">
          {texts.toCredit}
        </Button>
      </Box>
    </PageShell>
  );
}
