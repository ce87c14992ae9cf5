import Button from '@mui/material/Button';
import { checkout } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

const { nothing: texts } = checkout;

/** A checkout page that was opened without its payment: explains, and leads back (decision 12). */
export function NothingToPay() {
  return (
    <PageShell width="text">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <Button component={Link} to={paths.credit} variant="contained">
        {texts.toCredit}
      </Button>
    </PageShell>
  );
}
