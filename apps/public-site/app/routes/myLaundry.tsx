import { myLaundry as texts } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { MachineStyles } from '@laundry/ui-kit/control-styles';
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { myLaundryLink } from '../myLaundryLink.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({ title: texts.pageTitle, description: texts.description, path: paths.myLaundry });

/** /my-laundry (D95); not found where the back end does not know the machines' state (D69). */
export default () =>
  myLaundryLink ? (
    <PageShell width="form">
      <MachineStyles />
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <IslandSlot />
    </PageShell>
  ) : (
    <NotFoundPage />
  );
