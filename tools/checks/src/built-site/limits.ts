/** The upper limits of a page: transfer sizes in bytes (brotli, fonts as stored) and number of elements. */
export interface Limits {
  /** Script that is fetched before the first interaction. */
  readonly script: number;
  /** The page itself and its style sheets. */
  readonly htmlAndCss: number;
  /** The same for a host that compresses on the fly: the larger of gzip level 6 and brotli level 4. */
  readonly htmlAndCssOnTheFly: number;
  readonly fonts: number;
  /** Elements of the document. */
  readonly elements: number;
}

/** The kilobyte of the limits and the reports. */
export const KB = 1000;

const READ: Limits = {
  script: 25 * KB,
  htmlAndCss: 16 * KB,
  htmlAndCssOnTheFly: 16 * KB,
  fonts: 60 * KB,
  elements: 620,
};
/** Pages that most people visit first. */
const FIRST: Limits = { ...READ, elements: 500 };
/**
 * The top-up, until the payment methods are shown. The limits of pages with forms include the code that
 * reads the answers of any server (D67), both the page's own and the site's.
 */
const TOP_UP: Limits = { ...READ, script: 117 * KB };
/** Pages that are forms. */
const FORMS: Limits = { ...READ, script: 140 * KB };
/** The shop, which also loads the form of its next step. */
const SHOP: Limits = { ...READ, script: 145 * KB };

const LIMITS: Readonly<Record<string, Limits>> = {
  '/': FIRST,
  '/services': FIRST,
  '/credit': TOP_UP,
  '/my-laundry': TOP_UP,
  '/accessories': SHOP,
  '/contact': FORMS,
  '/report': FORMS,
  '/complete-signup': FORMS,
  '/report-failure': FORMS,
};

/** The most script that all three steps of a top-up may load, in bytes of brotli and in files. */
export const WHOLE_TOP_UP = { script: 150 * KB, files: 12 } as const;

/** The most script that the portal's login may load: the portal's runtime and the login itself. */
export const LOGIN = 144 * KB;

/** The limits of a page, by its path. */
export const pageLimits = (path: string): Limits => LIMITS[path] ?? READ;
