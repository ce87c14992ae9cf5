import { CARD_MACHINES } from '@laundry/api-contract';
import type { IslandName } from './islands/islands.ts';
import { laundromatOf, paths, portalPaths, productNames, SAMPLE_RESULT, stickersOf } from './paths.ts';

export interface Page {
  readonly path: string;
  readonly file: string;
  /** Its interactive part; without one the page is plain HTML. */
  readonly island?: IslandName;
  /** The island is far down the page and is loaded when it becomes visible. */
  readonly whenVisible?: true;
  /** For a page that exists once per laundromat: its address for a slug. */
  readonly ofLaundromat?: (slug: string) => string;
  /** Whether it is hidden from search engines and the sitemap. */
  readonly hidden?: true;
  /** The path of the optional call without which it is not there (D69). */
  readonly call?: string;
  /** Whether it is stored on the device for reading offline. */
  readonly offline?: true;
}

/** All pages of the site; their routes, builds and listings follow from these rows. */
export const pages: readonly Page[] = [
  { path: paths.home, file: 'routes/home.tsx' },
  { path: paths.credit, file: 'routes/credit.tsx', island: 'credit', offline: true },
  { path: paths.work, file: 'routes/work.tsx' },
  { path: paths.services, file: 'routes/services.tsx', island: 'visit', whenVisible: true },
  ...productNames.map((name): Page => ({
    path: paths[name],
    file: 'routes/product.tsx',
  })),
  { path: paths.accessories, file: 'routes/accessories.tsx', island: 'accessories' },
  { path: paths.laundromats, file: 'routes/laundromats.tsx' },
  { path: paths.laundromat, file: 'routes/laundromat.tsx', ofLaundromat: laundromatOf },
  { path: paths.stickers, file: 'routes/stickers.tsx', ofLaundromat: stickersOf, hidden: true },
  { path: paths.howToWash, file: 'routes/howToWash.tsx', offline: true },
  { path: paths.howToDry, file: 'routes/howToDry.tsx', offline: true },
  { path: paths.faq, file: 'routes/faq.tsx', offline: true },
  { path: paths.failuresHelp, file: 'routes/failuresHelp.tsx', offline: true },
  { path: paths.safetyWarnings, file: 'routes/safetyWarnings.tsx', offline: true },
  { path: paths.guidelines, file: 'routes/guidelines.tsx' },
  { path: paths.apps, file: 'routes/apps.tsx' },
  { path: paths.terms, file: 'routes/terms.tsx' },
  { path: paths.privacy, file: 'routes/privacy.tsx' },
  { path: paths.contact, file: 'routes/contact.tsx', island: 'contact' },
  { path: paths.myLaundry, file: 'routes/myLaundry.tsx', island: 'myLaundry', call: CARD_MACHINES },
  { path: paths.report, file: 'routes/report.tsx', island: 'report' },
  { path: paths.reportFailure, file: 'routes/reportFailure.tsx', island: 'reportFailure', offline: true },
  { path: paths.completeSignup, file: 'routes/completeSignup.tsx', island: 'completeSignup', hidden: true },
  {
    path: paths.embeddedCheckout,
    file: 'routes/embeddedCheckout.tsx',
    island: 'embeddedCheckout',
    hidden: true,
  },
  { path: paths.paymentResult, file: 'routes/paymentResult.tsx', island: 'paymentResult', hidden: true },
  {
    path: paths.formCheckout,
    file: 'routes/formCheckout.tsx',
    island: 'formCheckout',
    hidden: true,
  },
  { path: paths.offline, file: 'routes/offline.tsx', hidden: true, offline: true },
  { path: paths.notFound, file: 'routes/notFound.tsx', hidden: true },
  ...portalPaths.map((path): Page => ({
    path,
    file: 'routes/portalRedirect.tsx',
    hidden: true,
  })),
];

/** The paths at which a page is prerendered. */
export function addressesOf(
  { path, ofLaundromat }: Page,
  laundromats: readonly { slug: string }[],
): string[] {
  if (path === paths.paymentResult) return [SAMPLE_RESULT];
  return ofLaundromat ? laundromats.map(({ slug }) => ofLaundromat(slug)) : [path];
}

/** A page, by its path without a slash at its end. */
export const pageAt = (path: string): Page | undefined => pages.find((page) => page.path === path);

/** Whether a page has a single task, such as a form or a payment. The shop shows its items first. */
export const isTask = ({ island, whenVisible }: Page): boolean =>
  island !== undefined && whenVisible === undefined && island !== 'accessories';

/** Whether a page is stored on the device for reading offline. */
export const isAvailableOffline = (page: string): boolean =>
  pages.some(({ path, offline }) => path === page && offline === true);
