import { errorText } from '@laundry/error-catalogue';
import { EmptyState, PageHeading, PageShell } from '@laundry/ui-kit';

/** A page of an administration's buildings where it has none. */
export const WithoutBuildings = ({ heading }: { heading: string }) => (
  <PageShell>
    <PageHeading>{heading}</PageHeading>
    <EmptyState title={errorText('featureDisabled')} />
  </PageShell>
);
