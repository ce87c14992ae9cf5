/** What a page may weigh on the wire, in bytes of brotli (fonts as they are). */
export interface Limits {
  /** Script that is fetched before the page is touched. */
  readonly script: number;
  /** The page itself and its style sheets. */
  readonly htmlAndCss: number;
  readonly fonts: number;
}

/** A kilobyte, as the limits and the reports mean it. */
export const KB = 1000;

const READ: Limits = { script: 25 * KB, htmlAndCss: 20 * KB, fonts: 60 * KB };
/** The way to pay, until the ways to pay are there. */
const TOP_UP: Limits = { ...READ, script: 130 * KB };
/** Pages whose forms are MUI's from the start. */
const FORMS: Limits = { ...READ, script: 225 * KB };

const LIMITS: Readonly<Record<string, Limits>> = {
  '/credit': TOP_UP,
  '/accessories': FORMS,
  '/contact': FORMS,
  '/report': FORMS,
  '/report-failure': FORMS,
};

/** What the portal's login may load of script. */
export const LOGIN_SCRIPT = 170 * KB;

/** The limits of a page, by its path. */
export const limitsOf = (path: string): Limits => LIMITS[path] ?? READ;
