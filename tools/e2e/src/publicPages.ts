/** A page of the public site, and what it offers search engines and browsers without scripts. */
export interface PublicPage {
  readonly path: string;
  /** The schema.org types of the structured data in its head. */
  readonly schemaTypes: readonly string[];
  /** Not for search engines: noindex, and not in the sitemap. */
  readonly hidden?: true;
  /** Whether it is useless without scripts, such as a checkout or a result. */
  readonly needsScript?: true;
  /** Whether an earlier page of the list has the same template, and differs only in its content. */
  readonly repeats?: boolean;
}

const BREADCRUMBS = 'BreadcrumbList';
const content = (path: string, ...schemaTypes: string[]): PublicPage => ({
  path,
  schemaTypes: [BREADCRUMBS, ...schemaTypes],
});
const form = (path: string): PublicPage => ({ path, schemaTypes: [] });

const PRODUCTS = ['titan-c', 'washer', 'dryer', 'parts', 'dispensers', 'ozone-products'];

/** The laundromats of the demo data, by their slugs. */
const LAUNDROMATS = ['arrayan', 'ceibo', 'jacaranda', 'molle', 'palmera', 'timbo'].map(
  (name) => `edificio-${name}`,
);

/** All pages of the public site (spec §2). A page added here is part of all checks and screenshots. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', schemaTypes: ['LocalBusiness'] },
  content('/work', 'LocalBusiness'),
  content('/services'),
  ...PRODUCTS.map((product) => content(`/products/${product}`, 'Product')),
  { path: '/accessories', schemaTypes: [BREADCRUMBS], needsScript: true },
  content('/tools/laundromats'),
  ...LAUNDROMATS.map((slug, index) => ({
    ...content(`/tools/laundromats/${slug}`, 'DryCleaningOrLaundry'),
    repeats: index > 0,
  })),
  { path: '/tools/laundromats/edificio-ceibo/stickers', schemaTypes: [], hidden: true },
  content('/tools/how-to-wash'),
  content('/tools/how-to-dry'),
  content('/tools/faq', 'FAQPage'),
  content('/tools/failures-help'),
  content('/tools/safety-warnings'),
  content('/guidelines'),
  content('/apps'),
  content('/terms'),
  content('/privacy'),
  form('/contact'),
  form('/credit'),
  form('/report'),
  form('/my-laundry'),
  form('/report-failure'),
  { path: '/complete-signup', schemaTypes: [], hidden: true, needsScript: true },
  { path: '/bancard-checkout', schemaTypes: [], hidden: true, needsScript: true },
  { path: '/pagosweb-checkout', schemaTypes: [], hidden: true, needsScript: true },
];

/** A page of each template, and the page that is shown without a connection. */
export const EACH_KIND = [
  ...PUBLIC_PAGES.filter(({ repeats }) => !repeats).map(({ path }) => path),
  '/offline',
];

/** The pages that search engines may list. */
export const LISTED = PUBLIC_PAGES.filter(({ hidden }) => !hidden);

/** Paths that belong to the portal (D1). */
export const PORTAL_PATHS = [
  ...['login', 'forgot-password', 'reset-password'].map((page) => `/dashboard/${page}`),
  ...['admin', 'users', 'uses', 'transactions', 'settlement', 'administrators', 'activity'].map(
    (page) => `/dashboard-${page}`,
  ),
  '/configuration',
];
