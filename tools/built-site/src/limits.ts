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
const FILLED_IN: Limits = { ...READ, script: 170 * KB };
const FILLED_IN_AT_ONCE = ['/credit'];

/** What the portal's login may load of script. */
export const LOGIN_SCRIPT = 170 * KB;

/** The limits of a page, by its path. */
export const limitsOf = (path: string): Limits => (FILLED_IN_AT_ONCE.includes(path) ? FILLED_IN : READ);
