import { howToWash as texts } from '@laundry/strings';
import { howToJsonLd } from '../features/help/jsonLd.ts';
import { HowToWashPage } from '../features/help/HowToWashPage.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.howToWash,
    breadcrumbs: homeBreadcrumbs,
    facts: [howToJsonLd(texts)],
  });

export default HowToWashPage;
