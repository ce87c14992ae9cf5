import { apps as texts } from '@laundry/strings';
import { config } from '../config.ts';
import { AppsPage } from '../features/apps/AppsPage.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.apps,
    breadcrumbs: homeBreadcrumbs,
  });

export default function AppsRoute() {
  const { iosStoreUrl, androidStoreUrl, chatbotUrl } = config.brand;
  return (
    <AppsPage
      stores={{ ios: iosStoreUrl, android: androidStoreUrl }}
      {...(config.flags.webAssistant && { assistantUrl: chatbotUrl })}
    />
  );
}
