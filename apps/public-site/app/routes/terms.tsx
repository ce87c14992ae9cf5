import { terms } from '@laundry/strings';
import { config } from '../config.ts';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({ title: terms.pageTitle, description: terms.description, path: paths.terms, trail: fromHome });

export default () => <LegalPage texts={terms} company={config.company.name} />;
