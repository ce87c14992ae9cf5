import { CARD_MACHINES } from '@laundry/api-contract';
import { matchPath } from 'react-router';
import type { IslandName } from './islands/island.ts';
import { paths, portalPaths } from './paths.ts';
import type { PathName } from './paths.ts';

/** A page by the name of its path; the portal's paths share one. */
export type PageName = PathName | 'portal';

/** How a page is built and listed; what it shows is in pageContents.tsx. */
interface Traits {
  /** Its interactive part; without one the page is plain HTML. */
  readonly island?: IslandName;
  /** The island is far down the page and is loaded when it becomes visible. */
  readonly whenVisible?: true;
  /** Whether it is hidden from search engines and the sitemap. */
  readonly hidden?: true;
  /** The path of the optional call without which there is no such page (D69). */
  readonly call?: string;
  /** Whether it is stored on the device for reading offline. */
  readonly offline?: true;
}

export interface Page extends Traits {
  readonly name: PageName;
  /** Its address; with `:slug` it exists once per laundromat. */
  readonly path: string;
}

const TRAITS: Readonly<Partial<Record<PathName, Traits>>> = {
  credit: { island: 'credit', offline: true },
  services: { island: 'visit', whenVisible: true },
  accessories: { island: 'accessories' },
  stickers: { hidden: true },
  howToWash: { offline: true },
  howToDry: { offline: true },
  faq: { offline: true },
  failuresHelp: { offline: true },
  safetyWarnings: { offline: true },
  contact: { island: 'contact' },
  myLaundry: { island: 'myLaundry', call: CARD_MACHINES },
  report: { island: 'report' },
  reportFailure: { island: 'reportFailure', offline: true },
  completeSignup: { island: 'completeSignup', hidden: true },
  embeddedCheckout: { island: 'embeddedCheckout', hidden: true },
  paymentResult: { island: 'paymentResult', hidden: true },
  formCheckout: { island: 'formCheckout', hidden: true },
  offline: { hidden: true, offline: true },
  notFound: { hidden: true },
};

const pageOfPath = (name: PathName): Page => ({ name, path: paths[name], ...TRAITS[name] });

const notFound = pageOfPath('notFound');

/** All pages of the site; their prerendering, scripts and listings follow from them. */
export const pages: readonly Page[] = [
  ...(Object.keys(paths) as PathName[]).map(pageOfPath),
  ...portalPaths.map((path): Page => ({ name: 'portal', path, hidden: true })),
];

/** The pages of a site whose back end does not have some optional calls (D69). */
export const pagesWithout = (missingCalls: readonly string[]): readonly Page[] =>
  pages.filter(({ call = '' }) => !missingCalls.includes(call));

/** The paths at which a page is prerendered; one document serves the results of all payments. */
export const prerenderedPaths = ({ path }: Page, laundromats: readonly { slug: string }[]): string[] =>
  path.includes(':slug')
    ? laundromats.map(({ slug }) => path.replace(':slug', slug))
    : [path.replace(':id', 'id')];

/** The page at an address, with or without a trailing slash; the not-found page for an unknown address. */
export const pageAt = (pathname: string): Page =>
  pages.find(({ path }) => matchPath(path, pathname)) ?? notFound;

/** The slug of a laundromat in the address of one of its pages. */
export const slugAt = (pathname: string): string | undefined =>
  matchPath(pageAt(pathname).path, pathname)?.params['slug'];

/** Whether a page has a single task, such as a form or a payment. The shop's page starts with its items. */
export const isTask = ({ island, whenVisible }: Page): boolean =>
  island !== undefined && whenVisible === undefined && island !== 'accessories';

/** Whether a page is stored on the device for reading offline. */
export const isAvailableOffline = (path: string): boolean => pageAt(path).offline === true;
