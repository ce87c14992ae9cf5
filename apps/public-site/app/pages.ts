import { paths, portalPaths, productNames } from './paths.ts';

/**
 * How much script a page has.
 * `content`: none of React's. It is read and gone through as HTML; the site's small script adds comfort.
 * `late`: the same until its form is touched; then React takes the page over.
 * `app`: React from the start.
 */
export type PageMode = 'content' | 'late' | 'app';

interface Page {
  readonly path: string;
  /** Its route's module. */
  readonly file: string;
  readonly mode: PageMode;
  /** Kept out of search engines and of the sitemap. */
  readonly hidden?: true;
  /** Kept on the device, to be read without network. */
  readonly offline?: true;
}

/** Every page of the site, once: its route, how it is built and whether it is listed come from its row. */
export const pages: readonly Page[] = [
  { path: paths.home, file: 'routes/home.tsx', mode: 'content' },
  { path: paths.credit, file: 'routes/credit.tsx', mode: 'late', offline: true },
  { path: paths.work, file: 'routes/work.tsx', mode: 'content' },
  { path: paths.services, file: 'routes/services.tsx', mode: 'late' },
  ...productNames.map((name): Page => ({
    path: paths[name],
    file: 'routes/product.tsx',
    mode: 'content',
  })),
  { path: paths.accessories, file: 'routes/accessories.tsx', mode: 'late' },
  { path: paths.laundromats, file: 'routes/laundromats.tsx', mode: 'content' },
  { path: paths.howToWash, file: 'routes/howToWash.tsx', mode: 'content', offline: true },
  { path: paths.howToDry, file: 'routes/howToDry.tsx', mode: 'content', offline: true },
  { path: paths.faq, file: 'routes/faq.tsx', mode: 'content', offline: true },
  { path: paths.failuresHelp, file: 'routes/failuresHelp.tsx', mode: 'content', offline: true },
  { path: paths.safetyWarnings, file: 'routes/safetyWarnings.tsx', mode: 'content', offline: true },
  { path: paths.guidelines, file: 'routes/guidelines.tsx', mode: 'content' },
  { path: paths.apps, file: 'routes/apps.tsx', mode: 'content' },
  { path: paths.contact, file: 'routes/contact.tsx', mode: 'late' },
  { path: paths.report, file: 'routes/report.tsx', mode: 'late' },
  { path: paths.reportFailure, file: 'routes/reportFailure.tsx', mode: 'late', offline: true },
  { path: paths.completeSignup, file: 'routes/completeSignup.tsx', mode: 'app', hidden: true },
  { path: paths.bancardCheckout, file: 'routes/bancardCheckout.tsx', mode: 'app', hidden: true },
  { path: paths.paymentResult, file: 'routes/paymentResult.tsx', mode: 'app', hidden: true },
  { path: paths.pagoswebCheckout, file: 'routes/pagoswebCheckout.tsx', mode: 'app', hidden: true },
  { path: paths.offline, file: 'routes/offline.tsx', mode: 'content', hidden: true, offline: true },
  { path: paths.notFound, file: 'routes/notFound.tsx', mode: 'content', hidden: true },
  ...portalPaths.map((path): Page => ({
    path,
    file: 'routes/portalRedirect.tsx',
    mode: 'app',
    hidden: true,
  })),
];

/** The mode of a page, by its path without a slash at its end. */
export const modeOf = (page: string): PageMode => pages.find(({ path }) => path === page)?.mode ?? 'app';

/** Whether the device keeps a page, to be read without network. */
export const keptOnDevice = (page: string): boolean =>
  pages.some(({ path, offline }) => path === page && offline === true);
