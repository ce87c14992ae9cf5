import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS as SITE } from '@laundry/brand';
import { portBaseFrom, portsAt } from '@laundry/sandbox';
import { originsAt } from '@laundry/sandbox/local';
import type { Origins } from '@laundry/sandbox/local';
import { paymentOrigins } from './realProviders.ts';

/** The addresses of a local run, moved by its port base. */
export type Addresses = Origins;

/** A local run for journeys. */
export interface Stack {
  readonly name: 'standard' | 'theirs' | 'production' | 'dev';
  readonly portBase: number;
  readonly addresses: Addresses;
  /** Settings that differ from the defaults. */
  readonly env: Readonly<Record<string, string>>;
}

/** The distance between the port bases of two runs. */
const BASE_STEP = 400;

/** An existing installation, as JSON of `Addresses`, set by `npm run deploy:try`. */
const GIVEN = process.env['E2E_ADDRESSES'];
export const isGiven = GIVEN !== undefined;
/** The address that visitors' messages are mailed to. */
export const SUPPORT_EMAIL = process.env['E2E_SUPPORT_EMAIL'] ?? 'hola@lavadero.example';
/** Whether a run that is already started is used, which is convenient while writing journeys. */
export const isStarted = isGiven || process.env['E2E_REUSE'] === '1';
const givenAddresses = GIVEN === undefined ? undefined : (JSON.parse(GIVEN) as Addresses);

/** The port base of the started run, or of the first one of three workers, which use 4800 ports. */
export const FIRST_BASE = portBaseFrom(
  process.env,
  isStarted ? {} : { name: 'E2E_PORT_BASE', usual: 5800, highest: 27_000 },
);

/** The folder of a brand's photographs, for the run that has some. */
export const brandFolder = join(tmpdir(), `e2e-brand-${FIRST_BASE}`);

/** The runs of every worker, and those that a few journeys start for themselves (`testAgainst`). */
const SETTINGS = {
  /** The defaults, and production's limit of wrong card codes. */
  standard: { UNKNOWN_CARDS_PER_ADDRESS: '20' },
  /** Another company's server in place of our API (`npm start -- --their-server`). */
  theirs: {},
  /**
   * The sites with production's settings of the providers, and therefore its policy, with every channel and a
   * brand that has photographs.
   */
  production: {
    SITE_PAGOSWEB: 'true',
    SITE_BRAND_ASSETS: brandFolder,
    SITE_PAYMENT_ORIGINS: paymentOrigins,
    SITE_BANCARD_SCRIPT_URL: SITE.SITE_BANCARD_SCRIPT_URL.production,
    SITE_CAPTCHA_SCRIPT_URL: SITE.SITE_CAPTCHA_SCRIPT_URL.production,
    SITE_CAPTCHA_CODE_ORIGIN: SITE.SITE_CAPTCHA_CODE_ORIGIN.production,
  },
  /** `npm run dev`: sources instead of builds. */
  dev: {},
} as const satisfies Record<Stack['name'], Stack['env']>;
const NAMES = Object.keys(SETTINGS) as Stack['name'][];

/** A test worker's run, which shares no cards, payments or mails. @param index counts workers, from 0 */
export function createStack(name: Stack['name'], index: number): Stack {
  const portBase = FIRST_BASE + (index * NAMES.length + NAMES.indexOf(name)) * BASE_STEP;
  return { name, portBase, addresses: givenAddresses ?? originsAt(portsAt(portBase)), env: SETTINGS[name] };
}
