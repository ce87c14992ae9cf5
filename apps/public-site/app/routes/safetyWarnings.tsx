import { safetyWarnings as texts } from '@laundry/strings';
import { SafetyWarningsPage } from '../features/tools/SafetyWarningsPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.safetyWarnings,
    trail: fromHome,
  });

export default SafetyWarningsPage;
