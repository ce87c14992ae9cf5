import { brands, isBrandId, DEFAULT_BRAND_ID } from '@laundry/brand/brands';
import type { BrandId } from '@laundry/brand/brands';
import { COMPANY_SETTINGS, PAYMENT_LIMITS } from '@laundry/brand/shared';
import { CHANNEL_SETTINGS, incompleteCredentials } from '@laundry/payment-channels/server';
import { isLoopback, optional, required, readSettings, requiredInProduction } from '@laundry/settings';
import type { Setting, SettingValues } from '@laundry/settings';
import { proxies } from '@laundry/settings/addressRanges';
import {
  anyText,
  databaseUrl,
  email,
  fraction,
  emailAddress,
  oneOf,
  origin,
  originOrEmpty,
  smtpUrl,
  text,
  token,
  url,
  urlOrEmpty,
  whole,
} from '@laundry/settings/schemas';
import { isCalendarDay } from '@laundry/strings/format';
import * as v from 'valibot';

// Schemas of values that only the API has. Their messages never contain the value.

const brandId = v.custom<BrandId>(isBrandId, `must be one of ${Object.keys(brands).join(', ')}`);

/** Empty: none. */
const dayOrEmpty = v.pipe(
  v.string(),
  v.check((value) => value === '' || isCalendarDay(value), 'must be a day of this century as 2027-03-31'),
);

/** How often something may happen; 0 is read as unlimited. */
const limit = v.pipe(
  whole(0, 1_000_000),
  v.transform((times) => times || Infinity),
);

const MINUTE = 60_000;

/**
 * Every setting of the API by its environment variable; those of the payment channels are
 * in the folder of each. Only these tables contain the secrets of the local run.
 */
export const SETTINGS = {
  API_MODE: { schema: oneOf('local', 'production'), local: 'local' },
  API_HOST: { schema: text, local: '127.0.0.1' },
  API_PORT: { schema: whole(0, 65_535), local: '4210' },
  /** Proxies that may name the client's address; with any, /internal needs INTERNAL_TOKEN in production. */
  TRUST_PROXY: { schema: proxies, local: 'loopback', production: requiredInProduction },
  LOG_LEVEL: { schema: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'), local: 'info' },
  /** Empty: the embedded database in DATA_DIR. */
  DATABASE_URL: required(databaseUrl, 'server', ''),
  /** A replica for reports, used while it is not behind; empty: reports read from the primary. */
  DATABASE_REPORTS_URL: optional(databaseUrl, 'server'),
  DATABASE_POOL: { schema: whole(2, 200), local: '16' },
  /** Further connections, for reports only. */
  DATABASE_REPORT_POOL: { schema: whole(2, 200), local: '4' },
  /** Reports that a session gets at once; 0 = unlimited, for it and its administration. */
  REPORTS_PER_SESSION: { schema: whole(0, 200), local: '2' },
  /** A folder, or `memory://` for a database that is lost when the process ends. */
  DATA_DIR: { schema: text, local: '.data/db' },
  PUBLIC_ORIGIN: required(origin, 'origin', 'http://localhost:4200'),
  /** The portal's; empty: the `admin.` subdomain of the public site (D1). */
  ADMIN_ORIGIN: optional(originOrEmpty, 'origin'),
  /** The origin at which providers send their notifications. */
  API_ORIGIN: required(origin, 'origin', 'http://localhost:4210'),

  ...CHANNEL_SETTINGS,

  RECAPTCHA_VERIFY_URL: {
    schema: url,
    kind: 'url',
    local: 'http://localhost:4220/recaptcha/api/siteverify',
    production: 'https://www.google.com/recaptcha/api/siteverify',
  },
  RECAPTCHA_SECRET: required(text, 'secret', 'local-recaptcha-secret'),
  RECAPTCHA_THRESHOLD: { schema: fraction, local: '0.5' },
  SMTP_URL: required(smtpUrl, 'server', 'smtp://127.0.0.1:4231'),
  /** The sender of mails, and the mailbox for visitors' messages. */
  MAIL_FROM: required(emailAddress, 'emailAddress', 'Lavadero <hola@lavadero.example>'),
  SUPPORT_EMAIL: required(email, 'emailAddress', 'hola@lavadero.example'),
  /**
   * The brand and the company in mails and reports; the sites have the same settings. Empty ones are left
   * out, and an empty product name is that of the brand.
   */
  SITE_BRAND: { schema: brandId, local: DEFAULT_BRAND_ID },
  SITE_PRODUCT_NAME: { schema: anyText, local: '' },
  SITE_PHONE: { ...COMPANY_SETTINGS.SITE_PHONE, schema: anyText, production: '' },
  SITE_COMPANY_NAME: { ...COMPANY_SETTINGS.SITE_COMPANY_NAME, schema: anyText, production: '' },
  SITE_COMPANY_RUT: { ...COMPANY_SETTINGS.SITE_COMPANY_RUT, schema: anyText, production: '' },
  SITE_COMPANY_ADDRESS: { ...COMPANY_SETTINGS.SITE_COMPANY_ADDRESS, schema: anyText, production: '' },
  /** Pause between two runs of the mailer; 0 = no mails are sent. */
  MAIL_EVERY_MS: { schema: whole(0, 60 * MINUTE), local: '1000', production: '5000' },
  /** Time limit for sending one mail, from connecting to the mail server's last response. */
  MAIL_TIMEOUT_MS: { schema: whole(50, 5 * MINUTE), local: '30000' },

  /** The secret that encrypts the keys of controllers; empty: /machines is off. */
  CONTROLLER_KEYS_SECRET: optional(anyText, 'secret', 'local-controller-keys-secret'),
  /** The previous secret, which still decrypts keys while it is being replaced. */
  CONTROLLER_KEYS_SECRET_BEFORE: optional(anyText, 'secret'),
  /** The last day on which a controller's signature may leave out method and path; empty: it always may. */
  CONTROLLER_OLD_SIGNATURES_UNTIL: { schema: dayOrEmpty, local: '', production: '' },
  /** The greatest age at which a reported use is accepted. */
  CONTROLLER_USES_DAYS: { schema: whole(1, 366), local: '60' },
  /** How long uses usually take, for the likely end of one (D95). */
  WASHER_MINUTES: { schema: whole(1, 600), local: '35' },
  DRYER_MINUTES: { schema: whole(1, 600), local: '40' },
  /** The time without a call from its controller after which a machine's state is unknown. */
  CONTROLLER_SILENT_MINUTES: { schema: whole(1, 1_440), local: '15' },
  /** How long a controller's previous key stays valid. */
  CONTROLLER_KEY_OVERLAP_DAYS: { schema: whole(0, 366), local: '14' },

  /** The invoicing system, which gets payments with a RUT, and its requests' secret; empty: they wait. */
  INVOICE_WEBHOOK_URL: optional(urlOrEmpty, 'url'),
  INVOICE_WEBHOOK_SECRET: optional(token, 'secret'),

  /** The day on which the month before is closed and its settlement mailed (D80). */
  MONTHS_CLOSE_ON_DAY: { schema: whole(1, 28), local: '5' },

  /** Gives access to /internal and /metrics from any address; empty: no token does. */
  INTERNAL_TOKEN: optional(token, 'secret'),
  /** The longest life of a session, and how long an unused one lasts. */
  SESSION_HOURS: { schema: whole(1, 24 * 31), local: '12' },
  SESSION_IDLE_HOURS: { schema: whole(1, 24 * 31), local: '12' },
  /** How long an invitation to complete the sign-up can be used. */
  INVITATION_DAYS: { schema: whole(1, 90), local: '7' },
  /** Requests a minute from one client address; 0 = unlimited. */
  LIMIT_PER_ADDRESS: { schema: whole(0, 1_000_000), local: '0', production: '600' },
  /** Wrong passwords per quarter of an hour from one address, by unknown devices; 0 = unlimited. */
  SIGNIN_FAILURES_PER_ADDRESS: { schema: whole(0, 1_000_000), local: '0', production: '100' },
  /** Lookups of cards a minute from one client address; 0 = unlimited. */
  CARD_LOOKUPS_PER_ADDRESS: { schema: whole(0, 1_000_000), local: '0', production: '60' },
  /** Unknown card codes an hour from one client address; 0 = unlimited. */
  UNKNOWN_CARDS_PER_ADDRESS: { schema: whole(0, 1_000_000), local: '0', production: '20' },
  /** Visitors' messages an hour from one client address; 0 = unlimited. */
  MESSAGES_PER_ADDRESS: { schema: whole(0, 1_000_000), local: '0', production: '20' },
  /** Visitors' messages an hour that the company gets a separate mail for; 0 = unlimited. */
  MESSAGE_MAILS_PER_HOUR: { schema: limit, local: '0', production: '30' },
  /** Different e-mails for a card, and cards for an e-mail, with reports in a day; 0 = unlimited. */
  REPORT_EMAILS_PER_CARD: { schema: limit, local: '0', production: '5' },
  /** Links for a password, and as many for devices, mailed to an account in an hour; 0 = unlimited. */
  PASSWORD_LINKS_PER_HOUR: { schema: limit, local: '0', production: '5' },

  /** Days after which a payment's payer and delivery address are erased: longer than the longest dispute. */
  KEEP_PAYERS_DAYS: { schema: whole(400, 36_600), local: '1830' },
  /** Days for which visitors' messages are kept. */
  KEEP_MESSAGES_DAYS: { schema: whole(30, 36_600), local: '730' },
  /** Days for which administrators' activity is kept. */
  KEEP_ACTIVITY_DAYS: { schema: whole(30, 36_600), local: '1095' },

  /** Time limit for receiving a request. 64 kB in 30 s are 17 kbit/s, which even GPRS reaches. */
  REQUEST_TIMEOUT_MS: { schema: whole(100, 10 * MINUTE), local: '30000' },

  /** How long a stopping instance still serves, while /readyz makes load balancers use other instances. */
  SHUTDOWN_DELAY_MS: { schema: whole(0, MINUTE), local: '0', production: '5000' },

  /** The public site has the same four settings, with SITE_ before their names. */
  MIN_TOPUP_USES: { schema: whole(0, 1000), local: PAYMENT_LIMITS.minTopUpUses },
  MIN_TOPUP_CENTS: { schema: whole(1, 100_000_000), local: PAYMENT_LIMITS.minTopUpCents },
  MAX_TOPUP_CENTS: { schema: whole(1, 100_000_000), local: PAYMENT_LIMITS.maxTopUpCents },
  BRANDING_MAX_QUANTITY: { schema: whole(1, 10_000), local: PAYMENT_LIMITS.maxQuantity },
  /** Time limit of one call to a provider. */
  PROVIDER_TIMEOUT_MS: { schema: whole(50, 12_000), local: '10000' },
  /** How long a provider is not called after more than half of the last calls failed (providers/http.ts). */
  PROVIDER_PAUSE_MS: { schema: whole(0, 10 * MINUTE), local: '5000', production: '30000' },
  /** A payment nobody finished expires after this (providers §6). */
  PENDING_TTL_MS: { schema: whole(1000, 30 * 24 * 60 * MINUTE), local: String(90 * MINUTE) },
  /** Pause between runs of the reconciler; 0 = it does not run. */
  RECONCILE_EVERY_MS: { schema: whole(0, 60 * MINUTE), local: '5000', production: '30000' },
  /** Age at which a payment is polled for the first time. */
  RECONCILE_AFTER_MS: { schema: whole(0, 60 * MINUTE), local: '10000', production: String(5 * MINUTE) },
  /** Longest pause between two polls of one payment. */
  RECONCILE_MAX_WAIT_MS: {
    schema: whole(0, 24 * 60 * MINUTE),
    local: '30000',
    production: String(30 * MINUTE),
  },
  /** Age in days at which an unfinished payment is polled for the last time. */
  RECONCILE_DAYS: { schema: whole(1, 366), local: '40' },
} as const satisfies Record<string, Setting>;

/** The checked settings, by environment name. */
export type Settings = SettingValues<typeof SETTINGS>;

function problemsOfCombinations(settings: Partial<Settings>, environment: NodeJS.ProcessEnv) {
  const problems = incompleteCredentials(settings);
  const { API_MODE: mode, API_HOST: host, MIN_TOPUP_CENTS: least, MAX_TOPUP_CENTS: most } = settings;
  // The secrets of the local run are public, because they are in the table above.
  if (mode === 'local' && host !== undefined && !isLoopback(host))
    problems.push({ name: 'API_HOST', message: 'must be of the loopback unless API_MODE is production' });
  if ((settings.INVOICE_WEBHOOK_URL === '') !== (settings.INVOICE_WEBHOOK_SECRET === ''))
    problems.push({
      name: 'INVOICE_WEBHOOK_SECRET',
      message: 'must be given with INVOICE_WEBHOOK_URL, or neither',
    });
  if (least !== undefined && most !== undefined && least > most)
    problems.push({ name: 'MIN_TOPUP_CENTS', message: 'must not exceed MAX_TOPUP_CENTS' });
  // Without a mode the secrets of the local run would be taken, which are public.
  if (environment['NODE_ENV'] === 'production' && !environment['API_MODE'])
    problems.push({ name: 'API_MODE', message: 'must be given where NODE_ENV is production' });
  return problems;
}

/** Reads and checks every setting. @throws SettingError naming all invalid settings and their requirements */
export const settingsFrom = (environment: NodeJS.ProcessEnv): Settings =>
  readSettings(SETTINGS, environment, environment['API_MODE'] === 'production', (values) =>
    problemsOfCombinations(values, environment),
  );
