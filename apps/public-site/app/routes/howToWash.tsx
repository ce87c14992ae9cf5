import { howToWash as texts } from '@laundry/strings';
import { howToJsonLd } from '../features/tools/howToJsonLd.ts';
import { HowToWashPage } from '../features/tools/HowToWashPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.howToWash,
    trail: fromHome,
    facts: [howToJsonLd(texts)],
  });

export default HowToWashPage;
