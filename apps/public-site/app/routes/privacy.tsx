import { privacy } from '@laundry/strings';
import { config } from '../config.ts';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: privacy.pageTitle,
    description: privacy.description,
    path: paths.privacy,
    trail: fromHome,
  });

export default () => <LegalPage texts={privacy} company={config.company.name} />;
