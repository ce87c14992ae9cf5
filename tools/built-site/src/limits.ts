/**
 * What a page may weigh on the wire, in bytes of brotli (fonts as they are), and how much of a document it
 * may be.
 */
export interface Limits {
  /** Script that is fetched before the page is touched. */
  readonly script: number;
  /** The page itself and its style sheets. */
  readonly htmlAndCss: number;
  /** The same where the host compresses as it sends: the larger of gzip's level 6 and brotli's 4. */
  readonly htmlAndCssOnTheFly: number;
  readonly fonts: number;
  /** Elements of the document. */
  readonly elements: number;
}

/** A kilobyte, as the limits and the reports mean it. */
export const KB = 1000;

const READ: Limits = {
  script: 25 * KB,
  htmlAndCss: 16 * KB,
  htmlAndCssOnTheFly: 16 * KB,
  fonts: 60 * KB,
  elements: 620,
};
/** Pages that most people come to first. */
const FIRST: Limits = { ...READ, elements: 500 };
/** The way to pay, until the ways to pay are there. */
const TOP_UP: Limits = { ...READ, script: 115 * KB };
/** Pages whose forms are of native parts. */
const FORMS: Limits = { ...READ, script: 135 * KB };
/** The shop, which brings the form of its next step. */
const SHOP: Limits = { ...READ, script: 140 * KB };

const LIMITS: Readonly<Record<string, Limits>> = {
  '/': FIRST,
  '/services': FIRST,
  '/credit': TOP_UP,
  '/accessories': SHOP,
  '/contact': FORMS,
  '/report': FORMS,
  '/complete-signup': FORMS,
  '/report-failure': FORMS,
};

/** What all three steps of a top-up may load of script, in bytes of brotli and in files. */
export const WHOLE_TOP_UP = { script: 145 * KB, files: 12 } as const;

/**
 * What the portal's login may weigh with all that it loads by itself: its document, styles, scripts and
 * typeface.
 */
export const LOGIN = 110 * KB;

/** The limits of a page, by its path. */
export const limitsOf = (path: string): Limits => LIMITS[path] ?? READ;
