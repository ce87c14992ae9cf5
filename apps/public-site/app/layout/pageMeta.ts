import { layout } from '@laundry/strings';
import type { MetaDescriptor } from 'react-router';
import { config } from '../config.ts';

export interface PageMeta {
  /** The page's name, without the product's. */
  title: string;
  /** One or two sentences for search engines and for whoever is sent the link. */
  description: string;
  /** Its path, the one address that search engines keep. */
  path: string;
  /** Names and paths of the pages above it, from the home page down; for pages that have some. */
  trail?: readonly { label: string; to: string }[];
  /** Further facts as schema.org has them. */
  facts?: readonly Record<string, unknown>[];
}

const addressOf = (path: string): string => `${config.origins.public}${path}`;

const breadcrumbs = (trail: NonNullable<PageMeta['trail']>) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: addressOf(to),
  })),
});

/**
 * What a listed page says of itself in its head: title, description, address, preview card, structured facts.
 */
export function pageMeta({ title, description, path, trail, facts = [] }: PageMeta): MetaDescriptor[] {
  const full = layout.pageTitle(title, config.brand.productName);
  const known = [...(trail ? [breadcrumbs([...trail, { label: title, to: path }])] : []), ...facts];
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: addressOf(path) },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: addressOf(path) },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'es_UY' },
    { property: 'og:site_name', content: config.brand.productName },
    { property: 'og:image', content: addressOf('/icon-512.png') },
    ...known.map((fact) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } })),
  ];
}

/** What a page says of itself that is nobody's to find: a checkout, a result. */
export const hiddenPageMeta = (title: string): MetaDescriptor[] => [
  { title: layout.pageTitle(title, config.brand.productName) },
  { name: 'robots', content: 'noindex' },
];
