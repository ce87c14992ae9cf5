import { faq as texts } from '@laundry/strings';
import { faqJsonLd } from '../features/help/jsonLd.ts';
import { FaqPage } from '../features/help/FaqPage.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.faq,
    breadcrumbs: homeBreadcrumbs,
    facts: [faqJsonLd(texts.topics.flatMap(({ questions }) => questions))],
  });

export default FaqPage;
