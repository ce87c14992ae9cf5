import { report } from '@laundry/strings';
import { ReportStyles } from '@laundry/ui-kit/control-styles';
import { ReportPage } from '../features/report/ReportPage.tsx';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { FieldErrorsScript } from '../layout/FieldErrorsScript.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({ title: report.pageTitle, description: report.description, path: paths.report });

export default () => (
  <>
    <ReportStyles />
    <FieldErrorsScript />
    <ReportPage form={<IslandSlot />} />
  </>
);
