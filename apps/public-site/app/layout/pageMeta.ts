import { layout } from '@laundry/strings';
import type { MetaDescriptor } from 'react-router';
import { paths } from '../paths.ts';
import { config } from '../config.ts';

/** The breadcrumbs of a page directly below the home page. */
export const homeBreadcrumbs = [{ label: layout.home, to: paths.home }] as const;

export interface PageMeta {
  /** The page's name, without the product's. */
  title: string;
  /** One or two sentences for search engines and link previews. */
  description: string;
  /** The names and paths of its parent pages from the home page down, if it has some. */
  breadcrumbs?: readonly { label: string; to: string }[];
  /** Further schema.org data. */
  facts?: readonly Record<string, unknown>[];
}

const absoluteUrl = (path: string): string => `${config.origins.public}${path}`;

const breadcrumbsJsonLd = (breadcrumbs: NonNullable<PageMeta['breadcrumbs']>) => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(to),
  })),
});

/**
 * The metadata of a listed page: title, description, canonical URL, preview card, structured data.
 *
 * @param path for the canonical URL
 */
export function pageMeta(
  path: string,
  { title, description, breadcrumbs, facts = [] }: PageMeta,
): MetaDescriptor[] {
  const full = layout.pageTitle(title, config.brand.productName);
  const known = [
    ...(breadcrumbs ? [breadcrumbsJsonLd([...breadcrumbs, { label: title, to: path }])] : []),
    ...facts,
  ];
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absoluteUrl(path) },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absoluteUrl(path) },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'es_UY' },
    { property: 'og:site_name', content: config.brand.productName },
    { property: 'og:image', content: absoluteUrl('/icon-512.png') },
    ...known.map((fact) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } })),
  ];
}

/** The head of a page that search engines must not list: a checkout, a payment's result. */
export const hiddenPageMeta = (title: string): MetaDescriptor[] => [
  { title: layout.pageTitle(title, config.brand.productName) },
  { name: 'robots', content: 'noindex' },
];
