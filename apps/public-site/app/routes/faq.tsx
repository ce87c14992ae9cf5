import { faq as texts } from '@laundry/strings';
import { faqJsonLd } from '../features/tools/faqJsonLd.ts';
import { FaqPage } from '../features/tools/FaqPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.faq,
    trail: fromHome,
    facts: [faqJsonLd(texts.topics.flatMap(({ questions }) => questions))],
  });

export default FaqPage;
