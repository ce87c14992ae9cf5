import { guidelines as texts } from '@laundry/strings';
import { GuidelinesPage } from '../features/guidelines/GuidelinesPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.guidelines,
    trail: fromHome,
  });

export default GuidelinesPage;
