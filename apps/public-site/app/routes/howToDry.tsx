import { howToDry as texts } from '@laundry/strings';
import { howToJsonLd } from '../features/tools/howToJsonLd.ts';
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
    facts: [howToJsonLd(texts)],
  });

export default HowToDryPage;
