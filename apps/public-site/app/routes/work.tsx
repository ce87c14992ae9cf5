import { work as texts } from '@laundry/strings';
import { WorkPage } from '../features/company/WorkPage.tsx';
import { businessJsonLd } from '../layout/businessJsonLd.ts';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.work,
    trail: fromHome,
    facts: [businessJsonLd],
  });

export default WorkPage;
