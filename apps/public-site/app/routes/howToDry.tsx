import { howToDry as texts } from '@laundry/strings';
import { howToFact } from '../features/tools/howToFact.ts';
import { HowToDryPage } from '../features/tools/HowToDryPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.howToDry,
    trail: fromHome,
    facts: [howToFact(texts)],
  });

export default HowToDryPage;
