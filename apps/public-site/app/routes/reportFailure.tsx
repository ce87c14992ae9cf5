import { support } from '@laundry/strings';
import { ReportFailurePage } from '../features/support/ReportFailurePage.tsx';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: support.failure.pageTitle,
    description: support.failure.description,
    path: paths.reportFailure,
  });

export default () => <ReportFailurePage form={<IslandSlot />} />;
