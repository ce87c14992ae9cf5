import { howToDry as texts } from '@laundry/strings';
import { howToJsonLd } from '../features/help/jsonLd.ts';
import { HowToDryPage } from '../features/help/HowToDryPage.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.howToDry,
    breadcrumbs: homeBreadcrumbs,
    facts: [howToJsonLd(texts)],
  });

export default HowToDryPage;
