import { portal } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { useSelector } from 'react-redux';
import { config } from '../../app/config.ts';
import { selectStored } from '../../session/session.slice.ts';

/** /dashboard-admin (section 2). */
export function WelcomePage() {
  const user = useSelector(selectStored)?.session.user ?? '';
  return (
    <PageShell>
      <PageHeading>{portal.welcome.heading(user, config.brand.productName)}</PageHeading>
    </PageShell>
  );
}
