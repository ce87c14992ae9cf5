import { failuresHelp as texts } from '@laundry/strings';
import { FailuresHelpPage } from '../features/tools/FailuresHelpPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.failuresHelp,
    trail: fromHome,
  });

export default FailuresHelpPage;
