import { report } from '@laundry/strings';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({ title: report.pageTitle, description: report.description, path: paths.report });

export default IslandSlot;
