import { useLocation } from 'react-router';
import type { MetaArgs } from 'react-router';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { hiddenPageMeta, pageMeta } from './layout/pageMeta.ts';
import { contentAt } from './pageContents.tsx';
import { withoutTrailingSlash } from './paths.ts';
import { snapshot } from './snapshot.ts';

export const meta = ({ location: { pathname } }: MetaArgs) => {
  const { body: _, ...content } = contentAt(pathname, snapshot.laundromats);
  return 'description' in content
    ? pageMeta(withoutTrailingSlash(pathname), content)
    : [...hiddenPageMeta(content.title), ...(content.links ?? [])];
};

/** Every page of the site, within its frame. */
export default function SitePage() {
  const { pathname } = useLocation();
  return <SiteLayout pathname={pathname}>{contentAt(pathname, snapshot.laundromats).body}</SiteLayout>;
}
