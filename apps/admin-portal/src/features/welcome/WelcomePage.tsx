import { portal } from '@laundry/strings';
import { Building, CallToAction, PageHeading, PageShell } from '@laundry/ui-kit';
import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { config } from '../../app/config.ts';
import { paths } from '../../app/paths.ts';
import { selectStored } from '../../session/session.slice.ts';

const { welcome } = portal;

/** /dashboard-admin (section 2). */
export function WelcomePage() {
  const user = useSelector(selectStored)?.session.user ?? '';
  return (
    <>
      <PageShell>
        <PageHeading>{welcome.heading(user, config.brand.productName)}</PageHeading>
      </PageShell>
      <CallToAction
        title={welcome.reportTitle}
        picture={<Building size={160} />}
        actions={
          <Button component={Link} to={paths.transactions} variant="contained">
            {welcome.reportAction}
          </Button>
        }
      >
        {welcome.reportText}
      </CallToAction>
    </>
  );
}
